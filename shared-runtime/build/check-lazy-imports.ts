import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { LazyFiles } from "../src/federation/lazy-imports.ts";
import { integrityOf } from "../src/node/hashes.ts";
import { importedFiles } from "./imported-files.ts";

/**
 * Replaces each `import()` in the built files by a call that checks the files first (`lazy-imports.ts`), and writes
 * `lazy-files.json` into the folder of the entry. Returns the integrity of that list. The list does not have the
 * remote's own copies of shared modules, whose integrity is in `own-copies.js`.
 */
export function checkLazyImports(
  dist: string,
  {
    entry,
    files,
    own,
  }: { readonly entry: string; readonly files: readonly string[]; readonly own: ReadonlySet<string> },
): string {
  const lazy = new Set<string>();
  for (const file of [entry, ...files]) {
    const code = readFileSync(file, "utf8").replace(
      /\bimport\(\s*(["'`])(\.{1,2}\/[^"'`]+\.js)\1\s*\)/g,
      (written: string, _quote: string, source: string) => {
        const target = join(dirname(file), source);
        if (own.has(target) || !files.includes(target)) return written;
        lazy.add(target);
        const directory = `new URL("${relative(dirname(file), dist) || "."}/",import.meta.url)`;
        return `globalThis[Symbol.for("host-shell.lazy-imports")][${directory}]("${relative(dist, target)}")`;
      },
    );
    writeFileSync(file, code);
  }
  const list: LazyFiles = Object.fromEntries(
    [...lazy].map((target) => [
      relative(dist, target),
      Object.fromEntries(
        [...importedFiles([target], "before")].map(
          (file) => [relative(dist, file), integrityOf(readFileSync(file))] as const,
        ),
      ),
    ]),
  );
  const json = JSON.stringify(list);
  writeFileSync(join(dist, "lazy-files.json"), json);
  return integrityOf(json);
}
