import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { PluginOption } from "vite";
import { shortHash } from "../src/node/hashes.ts";

const home = join(import.meta.dirname, "..");

/**
 * Names the classes of a widget by the widget and its version, so that those of two versions differ, and the classes of
 * `shared-runtime` by the content of their source, so that all widgets that are built with it have the same ones.
 */
export function widgetStyles(widget: string): PluginOption[] {
  const own = shortHash(widget);
  return vanillaExtractPlugin({
    identifiers: ({ hash, filePath, packageName }) =>
      packageName === "shared-runtime"
        ? `s${shortHash(readFileSync(join(home, filePath)))}_${hash}`
        : `w${own}_${hash}`,
  });
}
