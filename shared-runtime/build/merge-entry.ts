import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import type { OwnFiles } from "../src/federation/own-copies.ts";
import { checkLazyImports } from "./check-lazy-imports.ts";
import { integrityOf } from "../src/node/hashes.ts";
import { importedFiles } from "./imported-files.ts";
import { marks, ownCopiesFile } from "./lean-container.ts";
import type { CommonCode } from "./parts/load-parts.ts";
import { partsIn } from "./parts/use-parts.ts";
import { type UsedParts, writeParts } from "./parts/write-parts.ts";

export interface RemoteFiles {
  /** Absolute paths of the files to merge into the entry. Files that no other file imports are removed. */
  readonly merged: ReadonlySet<string>;
  /** The absolute paths of the files to merge into `own-copies.js`. */
  readonly mergedIntoOwnCopies: ReadonlySet<string>;
  /** For each shared module, the absolute paths of the files of the remote's own copy. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** Files among these that only read other shared modules. They are merged into each file that imports them. */
  readonly glue: ReadonlySet<string>;
}

/**
 * Merges all modules of a first mount into `remoteEntry.js`. The federation plugin spreads them over about twenty small
 * files; one file is one request, compresses better, and fails as a whole. `own-copies.js` and the own copies of shared
 * modules stay separate files, since a page fetches them only if no shared copy fits. The input must not be minified:
 * tree shaking needs its names and annotations.
 */
export async function mergeEntry(
  dist: string,
  { merged, mergedIntoOwnCopies, own, glue }: RemoteFiles,
  { common, read }: { readonly common: CommonCode; readonly read: ReadonlySet<string> },
): Promise<UsedParts> {
  const entry = join(dist, "remoteEntry.js");
  const ownCopies = join(dist, ownCopiesFile);
  const exposed = await exposedModules(entry, merged);
  const [entryCode, ownCopiesCode] = await Promise.all([
    mergedCode(entry, merged, { exposed }),
    mergedCode(ownCopies, mergedIntoOwnCopies),
  ]);
  const copies = new Map([...own].map(([name, paths]) => [name, paths.filter((path) => !glue.has(path))]));
  const copied = await Promise.all(
    [...new Set([...copies.values()].flat())].map(async (path) => [path, await mergedCode(path, glue)] as const),
  );
  for (const [path, code] of copied) writeFileSync(path, code);
  const later = await Promise.all(
    lazyFiles(entryCode, dist).map(
      async (path) => [path, await mergedCode(path, importedFiles([path], "before"), { when: "later" })] as const,
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
  const first = partsIn(entryCode, common.parts);
  const used = writeParts(dist, { first, files: rest, common, read });
  const lazyIntegrity = checkLazyImports(dist, {
    entry,
    files: rest,
    own: new Set([...copies.values()].flat()),
    first,
    parts: common.parts,
  });
  const files: OwnFiles = Object.fromEntries(
    [...copies].map(([name, paths]) => [
      name,
      Object.fromEntries(paths.map((path) => [relative(dist, path), integrityOf(readFileSync(path))])),
    ]),
  );
  const listed = filled(readFileSync(ownCopies, "utf8"), marks.ownFiles, JSON.stringify(files));
  writeFileSync(ownCopies, listed);
  const withLazy = filled(readFileSync(entry, "utf8"), marks.lazyFiles, JSON.stringify(lazyIntegrity));
  const withParts = filled(withLazy, marks.parts, JSON.stringify(first.map(({ name }) => name)));
  writeFileSync(entry, filled(withParts, marks.ownCopies, JSON.stringify(integrityOf(listed))));
  return used;
}

/**
 * The files of a first mount that the entry imports lazily: path -> code. Each file contains the modules that only this
 * file imports. Each file is bundled to one module first, since Rolldown wraps every module of a lazily imported file
 * that it merges in a function.
 */
async function exposedModules(entry: string, merged: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const atFirst = importedFiles([entry], "before");
  const rest = new Set([...merged].filter((path) => !atFirst.has(path)));
  const paths = [...atFirst].flatMap((file) => lazyFiles(readFileSync(file, "utf8"), dirname(file)));
  return new Map(
    await Promise.all(
      [...new Set(paths)]
        .filter((path) => rest.has(path))
        .map(async (path) => [path, await mergedCode(path, rest, { minified: false })] as const),
    ),
  );
}

interface MergeOptions {
  /** When the code is loaded. Code for `later` does not keep modules only for their side effects. */
  readonly when?: "first" | "later";
  readonly minified?: boolean;
  /** Code that replaces files, by their paths. */
  readonly exposed?: ReadonlyMap<string, string>;
}

/** Bundles `input` and the files of `merged`, and returns the code. */
async function mergedCode(
  input: string,
  merged: ReadonlySet<string>,
  { when = "first", minified = true, exposed }: MergeOptions = {},
): Promise<string> {
  const bundle = await rolldown({
    input,
    // Modules that read shared ones list all exports. This removes the unused reads.
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
        load: (path) => exposed?.get(path),
      },
    ],
  });
  const { output } = await bundle.generate({
    format: "es",
    codeSplitting: false,
    // Code that is not minified keeps annotations, which the next merge needs.
    ...(minified ? { minify: true, comments: { legal: true, annotation: false, jsdoc: false } } : { minify: false }),
  });
  await bundle.close();
  return output[0].code;
}

/**
 * Files that the entry imports lazily. The remote's own copies of shared modules are not among them: only
 * `own-copies.js` imports these.
 */
function lazyFiles(entryCode: string, dist: string): readonly string[] {
  return [...entryCode.matchAll(/\bimport\(\s*["'`](\.\/[^"'`]+\.js)["'`]\s*\)/g)].map(([, path = ""]) =>
    join(dist, path),
  );
}

/** Replaces the only string literal that equals `mark`. */
function filled(code: string, mark: string, value: string): string {
  const [before, after, ...more] = code.split(new RegExp(`["'\`]${mark}["'\`]`));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${mark} must occur exactly once`);
  return before + value + after;
}

/** Removes scripts that are not reachable from `starts`. Returns the reachable ones without `starts`. */
function withoutUnreached(dist: string, starts: readonly string[]): readonly string[] {
  const reached = importedFiles(starts, "ever");
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (path.endsWith(".js") && !reached.has(join(dist, path))) rmSync(join(dist, path));
  }
  return [...reached].filter((file) => !starts.includes(file));
}
