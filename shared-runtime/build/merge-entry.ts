import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { parseSync } from "rolldown/utils";
import type { OwnFiles } from "../src/federation/own-copies.ts";
import { checkLazyImports } from "./check-lazy-imports.ts";
import { integrityOf } from "../src/node/hashes.ts";
import { importedFiles } from "./imported-files.ts";
import { minified } from "./minified.ts";
import { layoutFault } from "./plugin-layout.ts";
import { marks, ownCopiesFile, widgetFile } from "./lean-container.ts";
import type { CommonCode, Container } from "./parts/load-parts.ts";
import { partsIn } from "./parts/use-parts.ts";
import { type UsedParts, writeParts } from "./parts/write-parts.ts";

/** What a remote has in common with others. */
export interface CommonFiles {
  readonly common: CommonCode;
  readonly container: Container;
  /** The keys of the sources that the widget reads from parts. */
  readonly read: ReadonlySet<string>;
}

export interface RemoteFiles {
  /** Absolute paths of the files to merge into the entry. Files that no other file imports are removed. */
  readonly merged: ReadonlySet<string>;
  /** The absolute paths of the files to merge into `own-copies.js`. */
  readonly mergedIntoOwnCopies: ReadonlySet<string>;
  /** For each shared module, the absolute paths of the files of the remote's own copy. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** Files that only read shared modules. They are merged into each file of an own copy that imports them. */
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
  { common, container, read }: CommonFiles,
): Promise<UsedParts> {
  const entry = join(dist, "remoteEntry.js");
  const ownCopies = join(dist, ownCopiesFile);
  const [start, widget, ownCopiesCode] = await Promise.all([
    mergedCode(entry, merged),
    widgetCode(join(dist, widgetFile), merged),
    mergedCode(ownCopies, mergedIntoOwnCopies),
  ]);
  const entryCode = filled(start, marks.widget, widget);
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
  for (const file of rest) writeFileSync(file, await minified(file, readFileSync(file, "utf8")));
  const files: OwnFiles = Object.fromEntries(
    [...copies].map(([name, paths]) => [
      name,
      Object.fromEntries(paths.map((path) => [relative(dist, path), integrityOf(readFileSync(path))])),
    ]),
  );
  const listed = filled(readFileSync(ownCopies, "utf8"), marks.ownFiles, JSON.stringify(files));
  writeFileSync(ownCopies, listed);
  const first = partsIn(entryCode, common.parts);
  const used = writeParts(dist, { first, files: rest, common, container, read });
  const lazyIntegrity = checkLazyImports(dist, {
    entry,
    files: rest,
    ownCopies,
    own: new Set([...copies.values()].flat()),
    first,
    parts: common.parts,
  });
  const withLazy = filled(readFileSync(entry, "utf8"), marks.lazyFiles, JSON.stringify(lazyIntegrity));
  writeFileSync(entry, filled(withLazy, marks.parts, JSON.stringify(first.map(({ name }) => name))));
  return used;
}

/** The widget's own code as a function that takes the resolved modules and returns what the widget exposes. */
async function widgetCode(file: string, merged: ReadonlySet<string>): Promise<string> {
  const start = join(dirname(file), "exposed.js");
  // Only the build uses the other exports of a widget.
  writeFileSync(start, `export { mount } from "./${basename(file)}";`);
  const code = await withoutUnread(readingAtOnce(await mergedCode(start, merged, { isLast: false })));
  const { module } = parseSync(start, code);
  const [exported] = module.staticExports;
  const mount = exported?.entries[0]?.localName.name;
  if (!exported || !mount || module.staticImports.length > 0)
    throw layoutFault("the widget's own code imports a file before its first mount");
  const body = code.slice(0, exported.start) + code.slice(exported.end);
  const whole = `export default ($modules) => { ${body}\n return { mount: ${mount} }; }`;
  return (await minified("the widget", whole)).replace(/^export default/, "").replace(/;\s*$/, "");
}

/**
 * Makes code read shared modules and parts from `$modules`, in the order of the code. The bundler wraps the modules
 * that read them in functions and calls these before each use, since the code could run before the container has filled
 * the shared modules.
 */
function readingAtOnce(code: string): string {
  const read: string[] = [];
  const unwrapped = code.replaceAll(
    /^var (init__virtual\w*) = __esmMin\(\(\(\) => \{\n([\s\S]*?)\n\}\)\);$/gm,
    (_wrapped, name: string, body: string) => {
      if (name.includes("resolved_shares")) {
        read.push("modules");
        return "var modules = $modules;";
      }
      return body.replaceAll(/^\t([\w$]+) = /gm, (_assigned, variable: string) => {
        read.push(variable);
        return `var ${variable} = `;
      });
    },
  );
  const declared = new Set(read.map((variable) => `var ${variable};`));
  // Vite need not preload the files of an import: the call that `checkLazyImports` inserts preloads them.
  const preloading =
    /__vitePreload\(\(\) => (import\([^()]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?), \[\], import\.meta\.url\)/g;
  return unwrapped
    .replaceAll(preloading, "$1")
    .split("\n")
    .filter((line) => !declared.has(line) && line !== "var all;" && !/^\t?init__virtual\w*\(\);$/.test(line))
    .join("\n");
}

/** Removes the reads of values that a module does not use. */
async function withoutUnread(code: string): Promise<string> {
  const id = "virtual:code";
  const bundle = await rolldown({
    input: id,
    treeshake: { propertyReadSideEffects: false },
    plugins: [
      {
        name: "code",
        resolveId: (source) => (source === id ? id : { id: source, external: "absolute" }),
        load: () => code,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return output[0].code;
}

interface MergeOptions {
  /** When the code is loaded. Code for `later` does not keep modules only for their side effects. */
  readonly when?: "first" | "later";
  /** Whether the result is minified, and not merged again. */
  readonly isLast?: boolean;
}

/** Bundles `input` and the files of `merged`, and returns the code. */
async function mergedCode(
  input: string,
  merged: ReadonlySet<string>,
  { when = "first", isLast = true }: MergeOptions = {},
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
      },
    ],
  });
  const { output } = await bundle.generate({
    format: "es",
    codeSplitting: false,
    minify: false,
  });
  await bundle.close();
  const [{ code }] = output;
  // Code that is not minified keeps annotations, which the next merge needs.
  return isLast ? minified(input, code) : code;
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
