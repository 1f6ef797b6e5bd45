import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "rolldown/utils";
import type { Plugin, Rolldown } from "vite";
import { integrityOf, nameIn } from "../../src/node/hashes.ts";
import { minified } from "../minified.ts";
import { sharedModules } from "../shared-modules.ts";
import { pureSchemas } from "../pure-schemas.ts";
import { widgetStyles } from "../widget-styles.ts";
import { isSourceKey, sourceKey, sourcePath, styleKey } from "./module-key.ts";
import type { PartList } from "./part-list.ts";
import { productionBuild } from "./production-build.ts";
import { fingerprint, readSource } from "./source-graph.ts";

/** A file of code that widgets have in common. Its name is a hash of its content. */
export interface Part {
  /** 16 characters. */
  readonly name: string;
  readonly code: string;
  /** Names of the parts that this part needs, in an order in which each comes after the parts that it needs. */
  readonly needs: readonly string[];
  /** What it imports lazily: keys of sources with their fingerprints, `gate/gate-dialogs.tsx#1a2b3c4d`. */
  readonly later: readonly string[];
  /** For each source or library, its exports, and the place of each export in the exports of the part. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Whether every widget needs it at its first mount. */
  readonly everywhere: boolean;
}

/** The modules of one part: keys of sources, and names of libraries, each with the names that the part exports. */
interface PartModules {
  readonly sources: Map<string, readonly string[]>;
  readonly libraries: Readonly<Record<string, readonly string[]>>;
  readonly everywhere?: boolean;
}

/** A style sheet of sources that widgets have in common. Its name is a hash of its content. */
export interface StyleSheet {
  readonly name: string;
  readonly code: string;
  /** Keys of its sources. */
  readonly sources: readonly string[];
}

const home = join(import.meta.dirname, "../..");
/** Libraries whose parts export everything: code that compares their classes must not bundle a second copy of them. */
const wholeLibraries: ReadonlySet<string> = new Set(["ky"]);
const entryId = "virtual:part";
const readerId = "virtual:part-module:";
const ownValibot = "virtual:valibot";

/**
 * Builds all parts of this `shared-runtime`, each needing only parts before it. The result depends on its sources and
 * libraries alone, so that two widgets that are built with the same sources get the same files.
 */
export async function buildParts(list: PartList["scripts"]): Promise<readonly Part[]> {
  const plan: PartModules[] = await Promise.all(
    list.map(async ({ modules, libraries, everywhere }) => ({
      everywhere,
      sources: new Map(Object.entries(modules).filter(([key]) => existsSync(sourcePath(key)))),
      libraries: await withWhole(libraries),
    })),
  );
  const listed = () => new Set(plan.flatMap(({ sources }) => [...sources.keys()]));
  // A source that a part imports lazily is in a part too. If no part of the list has it, it gets a part of its own at
  // the end.
  const lazy = new Set([...listed()].flatMap((key) => readSource(key).lazyImports));
  for (const { sources } of plan)
    for (const key of sources.keys()) if (lazy.has(key)) sources.set(key, readSource(key).exports);
  const built: Part[] = [];
  for (const part of plan) {
    built.push(await buildPart({ plan, part, built, lazy }));
    for (const key of [...part.sources.keys()].flatMap((source) => readSource(source).lazyImports)) lazy.add(key);
    if (part === plan.at(-1)) {
      const missing = [...lazy].find((key) => !listed().has(key));
      if (missing !== undefined)
        plan.push({ sources: new Map([[missing, readSource(missing).exports]]), libraries: {} });
    }
  }
  return built;
}

async function withWhole(libraries: PartModules["libraries"]): Promise<PartModules["libraries"]> {
  const all = Object.entries(libraries).map(
    async ([library, names]) => [library, wholeLibraries.has(library) ? await exportsOf(library) : names] as const,
  );
  return Object.fromEntries(await Promise.all(all));
}

/** The names of the exports of a library, sorted. */
export async function exportsOf(library: string): Promise<readonly string[]> {
  return Object.keys((await import(library)) as object).toSorted();
}

interface PartBuild {
  readonly plan: readonly PartModules[];
  readonly part: PartModules;
  readonly built: readonly Part[];
  /** Keys of the sources that parts import lazily. */
  readonly lazy: ReadonlySet<string>;
}

async function buildPart({ plan, part, built, lazy }: PartBuild): Promise<Part> {
  for (;;) {
    const places = placesOf(part);
    const { chunk } = await bundled(entryId, [partModules(plan, part, built, places)]);
    // A source that no part lists belongs to the first part that imports it.
    const before = new Set(built.flatMap((one) => Object.keys(one.exports)));
    const more = Object.keys(chunk.modules)
      .flatMap((id) => sourceKey(id) ?? [])
      .filter((key) => !part.sources.has(key) && !before.has(key));
    if (more.length === 0)
      return { ...(await asPart(chunk.code, places, built, lazy)), everywhere: part.everywhere === true };
    for (const key of more) part.sources.set(key, readSource(key).exports);
  }
}

/** Builds the style sheets of the list, in its order. */
export async function buildStyleSheets(list: PartList["styles"]): Promise<readonly StyleSheet[]> {
  const sheets: StyleSheet[] = [];
  for (const keys of list) {
    const sources = keys.filter((key) => existsSync(sourcePath(key)));
    const only = new Set(sources);
    const { styles: code } = await bundled("virtual:styles", [
      {
        name: "listed-styles",
        resolveId: (source) => (source === "virtual:styles" ? `\0${source}` : undefined),
        load: (id) =>
          id === "\0virtual:styles"
            ? sources.map((key) => `import ${JSON.stringify(sourcePath(key))};`).join("\n")
            : undefined,
      },
      {
        name: "only-listed-styles",
        enforce: "pre",
        transform: (_code, id) => {
          const key = styleKey(id);
          return key === undefined || only.has(key) ? undefined : "";
        },
      },
    ]);
    if (code !== "") sheets.push({ name: nameOf(code), code, sources });
  }
  return sheets;
}

async function bundled(
  input: string,
  plugins: readonly Plugin[],
): Promise<{ readonly chunk: Rolldown.OutputChunk; readonly styles: string }> {
  const { output } = await productionBuild({
    root: home,
    base: "./",
    configFile: false,
    logLevel: "error",
    define: { "import.meta.env.DEV": "false" },
    plugins: [...plugins, pureSchemas(), widgetStyles(home, "")],
    build: {
      write: false,
      target: "esnext",
      modulePreload: false,
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      assetsInlineLimit: Infinity,
      rolldownOptions: {
        input,
        preserveEntrySignatures: "strict",
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting: false },
      },
    },
  });
  const sheet = output.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  return { chunk: output[0], styles: sheet?.type === "asset" ? String(sheet.source) : "" };
}

/** The place of each export of a part: sources first, in the order of their keys. */
function placesOf({ sources, libraries }: PartModules): Part["exports"] {
  let place = 0;
  const placed = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, place++]));
  return Object.fromEntries([
    ...[...sources.keys()].toSorted().map((key) => {
      const { exports } = readSource(key);
      return [key, placed((sources.get(key) ?? []).filter((name) => exports.includes(name)))] as const;
    }),
    ...Object.entries(libraries).map(([library, names]) => [library, placed(names)] as const),
  ]);
}

/** Resolves imports of a part: bundles its own modules, and reads all others when the part is created. */
function partModules(
  plan: readonly PartModules[],
  part: PartModules,
  built: readonly Part[],
  places: Part["exports"],
): Plugin {
  const before = new Map(built.flatMap((one) => Object.keys(one.exports).map((key) => [key, one] as const)));
  const after = new Set(plan.slice(plan.indexOf(part) + 1).flatMap(({ sources }) => [...sources.keys()]));
  return {
    name: "part-modules",
    enforce: "pre",
    resolveId(source, importer, { kind }) {
      if (source === entryId || source === ownValibot) return `\0${source}`;
      if ((sharedModules as readonly string[]).includes(source)) return { id: `shared:${source}`, external: true };
      if (source.startsWith("part:")) return { id: source, external: true };
      if (source === "valibot" && importer !== `\0${ownValibot}` && importer !== `\0${entryId}`)
        return `\0${ownValibot}`;
      if (source !== "valibot" && before.has(source)) return readerOf(source);
      // What the part of a source does not export is bundled again where it is used.
      if (importer?.startsWith(`\0${readerId}`)) return { id: source, moduleSideEffects: false };
      if (importer === undefined || !/^[./]|^shared-runtime\//.test(source)) return undefined;
      const path = source.startsWith("shared-runtime/")
        ? sourcePath(source.slice("shared-runtime/".length))
        : join(dirname(importer), source);
      const key = sourceKey(path);
      if (key === undefined) return undefined;
      if (kind === "dynamic-import") return { id: `later:${key}#${fingerprint(key)}`, external: true };
      if (before.has(key)) return readerOf(key);
      if (after.has(key)) throw new Error(`${importer} imports ${key}, which is in a later part: run npm run parts.`);
      return path;
    },
    load(id) {
      if (id === `\0${entryId}`) return entryOf(places);
      if (id === `\0${ownValibot}`) return valibotOf(built);
      if (!id.startsWith(`\0${readerId}`)) return undefined;
      const key = id.slice(readerId.length + 1, -1);
      const { name, exports } = before.get(key) ?? {};
      const placed = exports?.[key] ?? {};
      const names = Object.entries(placed).map(([exported, place]) => `e${place} as ${exported}`);
      return [
        ...(names.length > 0 ? [`export { ${names.join(", ")} } from "part:${name}";`] : []),
        restOf(key, placed),
      ].join("\n");
    },
  };
}

/** Code that exports what the part of a source does not. */
export function restOf(key: string, places: Readonly<Record<string, number>>): string {
  const rest = isSourceKey(key) ? readSource(key).exports.filter((name) => !Object.hasOwn(places, name)) : [];
  return rest.length === 0 ? "export {};" : `export { ${rest.join(", ")} } from ${JSON.stringify(sourcePath(key))};`;
}

/** Ends in a mark, so that no plugin takes it for a source of styles. */
const readerOf = (key: string): string => `\0${readerId}${key}~`;

function entryOf(places: Part["exports"]): string {
  return Object.entries(places)
    .map(([key, names]) => {
      const from = JSON.stringify(isSourceKey(key) ? sourcePath(key) : key);
      const exported = Object.entries(names).map(([name, place]) => `${name} as e${place}`);
      return exported.length === 0 ? "" : `export { ${exported.join(", ")} } from ${from};`;
    })
    .join("\n");
}

/** Valibot, with the functions that earlier parts export. Named exports take precedence over `export *`. */
function valibotOf(built: readonly Part[]): string {
  const earlier = built.flatMap(({ name, exports }) =>
    Object.entries(exports["valibot"] ?? {}).map(
      ([exported, place]) => `export { e${place} as ${exported} } from "part:${name}";`,
    ),
  );
  return ['export * from "valibot";', ...earlier].join("\n");
}

/** Turns a bundled module into a part: a function that takes what the module imports and returns what it exports. */
async function asPart(
  code: string,
  exports: Part["exports"],
  built: readonly Part[],
  lazy: ReadonlySet<string>,
): Promise<Omit<Part, "everywhere">> {
  const { module } = parseSync("part.js", code);
  const needs: string[] = [];
  const later = new Set<string>();
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const parameter = (specifier: string): string => {
    const [, kind = "", name = ""] = /^(shared|part):(.+)$/.exec(specifier) ?? [];
    if (kind === "") throw new Error(`A part imports ${specifier}, which is neither shared nor in a part.`);
    if (!needs.includes(name)) needs.push(name);
    return `$${needs.indexOf(name)}`;
  };
  for (const { start, end, moduleRequest, entries } of module.staticImports) {
    // The bundler keeps the import of a part of which it uses nothing.
    if (entries.length === 0) {
      edits.push({ start, end, text: "" });
      continue;
    }
    const from = parameter(moduleRequest.value);
    const isPart = moduleRequest.value.startsWith("part:");
    const read = entries.map(({ importName, localName }) => {
      if (importName.kind === "NamespaceObject") return `${localName.value} = ${from}`;
      if (importName.kind === "Default") return `${localName.value} = ${from}.default ?? ${from}`;
      return `${localName.value} = ${from}${isPart ? `[${importName.name?.slice(1)}]` : `.${importName.name}`}`;
    });
    edits.push({ start, end, text: `const ${read.join(", ")};` });
  }
  const returned: string[] = [];
  for (const { start, end, entries } of module.staticExports) {
    for (const { exportName, localName } of entries)
      returned[Number(exportName.name?.slice(1))] = localName.name ?? "undefined";
    edits.push({ start, end, text: "" });
  }
  for (const { start, end, moduleRequest } of module.dynamicImports) {
    const specifier = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    if (!specifier.startsWith("later:")) throw new Error(`A part imports ${specifier} lazily, which no part can hold.`);
    const wanted = specifier.slice("later:".length);
    later.add(wanted);
    edits.push({ start, end, text: `$later(${JSON.stringify(wanted)})` });
  }
  let body = code;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start))
    body = body.slice(0, start) + text + body.slice(end);
  const names = Object.fromEntries(Object.entries(exports).filter(([key]) => lazy.has(key)));
  const parameters = [...needs.map((_, index) => `$${index}`), ...(later.size > 0 ? ["$later"] : [])];
  const partCode = await minified(
    "a part",
    `export default [${JSON.stringify(needs)}, (${parameters.join(", ")}) => { ${body}
    return [${returned.join(", ")}]; }${Object.keys(names).length > 0 ? `, ${JSON.stringify(names)}` : ""}];`,
  );
  const partNames = needs.filter((name) => built.some((one) => one.name === name));
  return { name: nameOf(partCode), code: partCode, needs: partNames, later: [...later], exports };
}

/** The name of the file of common code with this content. */
export function nameOf(content: string): string {
  return nameIn(integrityOf(content));
}
