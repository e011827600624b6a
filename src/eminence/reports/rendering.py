"""Templates become text; whatever is put into them is escaped."""

from __future__ import annotations

import re

from jinja2 import Environment, PackageLoader, StrictUndefined

NOT_IN_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no escape brings into XML: a picture that has it is shown by no browser."""

_TEMPLATES = Environment(
    loader=PackageLoader("eminence.reports"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


def render(template: str, **values: object) -> str:
    """The text of a template, by its file's name."""
    return NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", _TEMPLATES.get_template(template).render(values))
