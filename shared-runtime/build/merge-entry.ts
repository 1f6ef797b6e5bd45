import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import type { OwnFiles } from "../src/federation/own-copies.ts";
import { checkLazyImports } from "./check-lazy-imports.ts";
import { integrityOf } from "./hashes.ts";
import { importedFiles } from "./imported-files.ts";
import { marks, ownCopiesFile } from "./lean-container.ts";

export interface RemoteFiles {
  /** Absolute paths of the files to merge into the entry; those that no other file imports are removed. */
  readonly merged: ReadonlySet<string>;
  /** The same for the script of the own copies. */
  readonly mergedIntoOwnCopies: ReadonlySet<string>;
  /** For each shared module the absolute paths of the files that the remote's own copy of it consists of. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** The modules among those that only read other shared ones; they are merged into each that imports them. */
  readonly glue: ReadonlySet<string>;
}

/**
 * Merges `remoteEntry.js` with everything a page needs for a first mount into one file. The federation plugin spreads
 * that over some twenty small files; one is a single request, compresses better, and is a single thing that can fail.
 * The own copies of the shared modules stay files of their own, fetched only where no shared copy fits, and so does the
 * script that then looks for one. What is merged must not be minified yet: the names and marks that it is still shaken
 * by would be gone.
 */
export async function mergeEntry(dist: string, { merged, mergedIntoOwnCopies, own, glue }: RemoteFiles): Promise<void> {
  const entry = join(dist, "remoteEntry.js");
  const ownCopies = join(dist, ownCopiesFile);
  const [entryCode, ownCopiesCode] = await Promise.all([
    mergedCode(entry, merged),
    mergedCode(ownCopies, mergedIntoOwnCopies),
  ]);
  const copies = new Map([...own].map(([name, paths]) => [name, paths.filter((path) => !glue.has(path))]));
  const copied = await Promise.all(
    [...new Set([...copies.values()].flat())].map(async (path) => [path, await mergedCode(path, glue)] as const),
  );
  for (const [path, code] of copied) writeFileSync(path, code);
  const later = await Promise.all(
    lazyFiles(entryCode, dist).map(
      async (path) => [path, await mergedCode(path, importedFiles([path], "before"), "later")] as const,
    ),
  );
  for (const [path, code] of later) writeFileSync(path, code);
  writeFileSync(entry, entryCode);
  writeFileSync(ownCopies, ownCopiesCode);
  const rest = withoutUnreached(dist, [entry, ownCopies]);
  for (const file of rest) {
    const { code, errors } = await minify(file, readFileSync(file, "utf8"), {
      module: true,
      compress: true,
      mangle: true,
    });
    if (errors.length > 0) throw new AggregateError(errors, `${file} cannot be minified`);
    writeFileSync(file, code);
  }
  const lazyIntegrity = checkLazyImports(dist, { entry, files: rest, own: new Set([...copies.values()].flat()) });
  const files: OwnFiles = Object.fromEntries(
    [...copies].map(([name, paths]) => [
      name,
      Object.fromEntries(paths.map((path) => [relative(dist, path), integrityOf(readFileSync(path))])),
    ]),
  );
  const listed = filled(readFileSync(ownCopies, "utf8"), marks.ownFiles, JSON.stringify(files));
  writeFileSync(ownCopies, listed);
  const withLazy = filled(readFileSync(entry, "utf8"), marks.lazyFiles, JSON.stringify(lazyIntegrity));
  writeFileSync(entry, filled(withLazy, marks.ownCopies, JSON.stringify(integrityOf(listed))));
}

/** What runs `later` finds the widget running: it brings along what it uses, and nothing for the sake of its effects. */
async function mergedCode(
  input: string,
  merged: ReadonlySet<string>,
  when: "first" | "later" = "first",
): Promise<string> {
  const bundle = await rolldown({
    input,
    // A shared module is read for all its exports; those that the widget does not use go.
    treeshake: { propertyReadSideEffects: false },
    plugins: [
      {
        name: "keep-own-copies-apart",
        resolveId(source, importer) {
          if (importer === undefined) return undefined;
          const path = join(dirname(importer), source);
          if (merged.has(path)) return { id: path, moduleSideEffects: when === "first" };
          return { id: `./${relative(dirname(input), path)}`, external: "relative" };
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    format: "es",
    codeSplitting: false,
    minify: true,
    // Licences stay.
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await bundle.close();
  return output[0].code;
}

/** What the entry imports later; not the own copies of shared modules, which only `own-copies.js` imports. */
function lazyFiles(entryCode: string, dist: string): readonly string[] {
  return [...entryCode.matchAll(/\bimport\(\s*["'`](\.\/[^"'`]+\.js)["'`]\s*\)/g)].map(([, path = ""]) =>
    join(dist, path),
  );
}

/** Puts a value into the place of the only string that says `mark`. */
function filled(code: string, mark: string, value: string): string {
  const [before, after, ...more] = code.split(new RegExp(`["'\`]${mark}["'\`]`));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${mark} does not stand there once`);
  return before + value + after;
}

/** Removes the scripts that can no longer be reached from `starts`, and names the others that can. */
function withoutUnreached(dist: string, starts: readonly string[]): readonly string[] {
  const reached = importedFiles(starts, "ever");
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (path.endsWith(".js") && !reached.has(join(dist, path))) rmSync(join(dist, path));
  }
  return [...reached].filter((file) => !starts.includes(file));
}
