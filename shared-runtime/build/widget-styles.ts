import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { PluginOption } from "vite";
import { shortHash } from "../src/node/hashes.ts";
import { sourceKey } from "./parts/module-key.ts";

/**
 * Names the classes of the widget in `root` by the widget and its version, so that those of two versions differ. Names
 * the classes of `shared-runtime` by the content of their source, so that they are the same in all widgets.
 */
export function widgetStyles(root: string, widget: string): PluginOption[] {
  const own = shortHash(widget);
  /** For each file, the name of its classes, and the index at which the number of a class begins in a hash. */
  const names = new Map<string, { readonly start: number; readonly name: string }>();
  return vanillaExtractPlugin({
    identifiers: ({ hash, filePath }) => {
      const file = resolve(root, filePath);
      if (sourceKey(file) === undefined) return `w${own}_${hash}`;
      // `hash` consists of a hash of the file's path, which depends on `root`, and a number that begins with 0 in each
      // file.
      const known = names.get(file) ?? { start: hash.length - 1, name: `s${shortHash(readFileSync(file))}` };
      names.set(file, known);
      return `${known.name}_${hash.slice(known.start)}`;
    },
  });
}
