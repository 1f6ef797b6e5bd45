import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { LazyFiles } from "../src/federation/lazy-imports.ts";
import { integrityOf } from "../src/node/hashes.ts";
import { importedFiles } from "./imported-files.ts";
import type { Part } from "./parts/build-parts.ts";
import { partsIn } from "./parts/use-parts.ts";
import { partsOf, scriptOf } from "./parts/write-parts.ts";

interface LazyImports {
  /** Absolute path of the entry. */
  readonly entry: string;
  /** Absolute paths of all other scripts but those of parts. */
  readonly files: readonly string[];
  /** Absolute path of `own-copies.js`. */
  readonly ownCopies: string;
  /** Absolute paths of the remote's own copies of shared modules. */
  readonly own: ReadonlySet<string>;
  /** The parts of a first mount (`first`), and all parts (`parts`). */
  readonly first: readonly Part[];
  readonly parts: readonly Part[];
}

/**
 * Replaces each `import()` in the built files by a call that checks the files first (`lazy-imports.ts`), and writes
 * `lazy-files.json` into the folder of the entry. Returns the integrity of that list. The list does not have the
 * remote's own copies of shared modules, whose integrity is in `own-copies.js`.
 */
export function checkLazyImports(dist: string, { entry, files, ownCopies, own, first, parts }: LazyImports): string {
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
  const hashed = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [path, integrityOf(readFileSync(join(dist, path)))] as const));
  const used = new Set(first);
  const needed = (some: readonly Part[]): readonly string[] => {
    for (const part of some) used.add(part);
    return some.filter((part) => !first.includes(part)).map(({ name }) => scriptOf(name));
  };
  const list: Record<string, Readonly<Record<string, string>>> = {
    [relative(dist, ownCopies)]: hashed([relative(dist, ownCopies)]),
  };
  for (const target of lazy) {
    const paths = [...importedFiles([target], "before")];
    const code = paths.map((path) => readFileSync(path, "utf8")).join("\n");
    list[relative(dist, target)] = hashed([
      ...needed(partsIn(code, parts)),
      ...paths.map((path) => relative(dist, path)),
    ]);
  }
  // A set that grows while it is iterated is iterated to its end.
  for (const { later } of used) for (const wanted of later) list[wanted] ??= hashed(laterFiles(partsOf(wanted, parts)));
  const json = JSON.stringify(list satisfies LazyFiles);
  writeFileSync(join(dist, "lazy-files.json"), json);
  return integrityOf(json);

  /** Leaves out the parts of a first mount, except the last part of `some`: it has the source and is always named. */
  function laterFiles(some: readonly Part[]): readonly string[] {
    const rest = needed(some.slice(0, -1));
    return [...rest, ...some.slice(-1).map((part) => (used.add(part), scriptOf(part.name)))];
  }
}
