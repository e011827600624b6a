import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const house = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/eminence/table/page",
    emptyOutDir: true,
    assetsDir: "page",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    // Some words lie with the games.
    fs: { allow: [".", "../src/eminence"] },
    proxy: { "/api": { target: house, ws: true, changeOrigin: true }, "/games": { target: house, changeOrigin: true } },
  },
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  // A whole board takes seconds to draw on a busy machine.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
