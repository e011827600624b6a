"""The web application: the page, health, metrics and the description beside REST, behind its middleware."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from prometheus_client import CollectorRegistry, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.body_limit import RequestBodyLimitMiddleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import Lifespan

from eminence import __version__
from eminence.table import game_pages, messages, openapi, page_files, problems, rest
from eminence.table.endpoints import get, routes
from eminence.table.metrics import ServiceCollector
from eminence.table.middleware import RequestChecks, SecurityHeaders
from eminence.table.rate_limits import RateLimiter
from eminence.table.requests import Context, Request
from eminence.table.service import TableService


@get("/healthz", summary="Whether this process can read its database")
async def healthz(request: Request) -> dict[str, str]:
    await request.service.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(request: Request) -> bytes:
    """For operators only: counts tell of changes of mind that nobody may know of."""
    request.check_admin()
    registry = CollectorRegistry(auto_describe=False)
    registry.register(ServiceCollector(request.service))
    return generate_latest(registry)


@get("/api/openapi.json", media_type="application/vnd.oai.openapi+json")
async def description(request: Request) -> bytes:
    return _described()


@cache
def _described() -> bytes:
    meaning = "Tables for court-intrigue card games. The game itself is played over the table's socket."
    return messages.encode(openapi.description(ENDPOINTS, "Eminence", __version__, meaning))


ENDPOINTS = (*rest.ENDPOINTS, game_pages.game_file, healthz, metrics, description)


def _routes() -> list[BaseRoute]:
    page_files.page()
    page = page_files.PageFiles()
    return [
        *routes(ENDPOINTS),
        Route("/", page.index),
        Route("/t/{table}", page.index),
        Mount("/page", page),
    ]


def application(
    service: TableService, limiter: RateLimiter, *, secure: bool = False, admin: str = "", behind_proxy: bool = False
) -> Starlette:
    """The whole application, as ASGI."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.open()
        loading = asyncio.create_task(asyncio.to_thread(rest.catalogue_in))
        try:
            yield
        finally:
            await asyncio.gather(loading, return_exceptions=True)
            await service.close()

    return protected(_routes(), Context(service, limiter, secure, admin, behind_proxy), lifespan)


def protected(routes: list[BaseRoute], context: Context, lifespan: Lifespan[Starlette] | None = None) -> Starlette:
    """An application of these routes that checks every request, and whose answers are all ours."""
    app = Starlette(
        routes=routes,
        exception_handlers=problems.HTTP_HANDLERS,
        middleware=[
            Middleware(SecurityHeaders, secure=context.secure),
            Middleware(ExceptionMiddleware, handlers=problems.HANDLERS),
            Middleware(RequestChecks, context=context),
            Middleware(RequestBodyLimitMiddleware, max_body_size=context.limiter.limits.body),
        ],
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.context = context
    return app
