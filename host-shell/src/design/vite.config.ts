import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { buildFonts } from "../../build/fonts.ts";

const publicDir = join(import.meta.dirname, "../../dist/design");

/**
 * The page of parts: `npx vite --config host-shell/src/design/vite.config.ts` serves it at `/design/`, by itself or as
 * the middleware of another server.
 */
export default defineConfig(async () => {
  const { css } = await buildFonts(publicDir);
  mkdirSync(join(publicDir, "assets"), { recursive: true });
  writeFileSync(join(publicDir, "assets/fonts.css"), css);
  return {
    root: import.meta.dirname,
    base: "/design/",
    publicDir,
    plugins: [vanillaExtractPlugin()],
    server: { port: 4100, strictPort: true },
  };
});
