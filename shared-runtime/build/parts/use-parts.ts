import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { resolvedShares } from "../read-shared.ts";
import { versionOf } from "../shared-modules.ts";
import { exportsOf, type Part, restOf, type StyleSheet } from "./build-parts.ts";
import { isSourceKey, sourceKey, styleKey } from "./module-key.ts";

// `__loadShare__` gives each module that reads a part its own chunk, as modules that read shared ones have.
const readerId = "virtual:part__loadShare__";
const valibot = "virtual:valibot-of-parts";

interface Options {
  readonly root: string;
  readonly parts: readonly Part[];
  /** Style sheets of the sources whose rules the widget does not bundle. */
  readonly styles: readonly StyleSheet[];
  /** Receives the keys of the sources that the widget reads from parts. */
  readonly read: Set<string>;
}

/** Lets the widget in `root` read what parts export, instead of bundling it. */
export function useParts({ root, parts, styles, read }: Options): Plugin {
  const styled = new Set(styles.flatMap(({ sources }) => sources));
  const partOf = new Map(parts.flatMap((part) => Object.keys(part.exports).map((key) => [key, part] as const)));
  /** Whether a widget has the library version of the parts. A widget with another version bundles its own. */
  const isOurs = (library: string): boolean => versionOf(library, root) === versionOf(library, import.meta.dirname);
  const readerOf = (key: string): string => `\0${readerId}${key}~`;
  return {
    name: "use-parts",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (importer === undefined) return undefined;
      // What the part of a source or library does not export is bundled.
      if (importer.startsWith(`\0${readerId}`) && source.startsWith("/"))
        return { id: source, moduleSideEffects: false };
      if (importer === readerOf(source)) {
        const library = await this.resolve(source, join(root, "package.json"), { skipSelf: true });
        return library && { ...library, moduleSideEffects: false };
      }
      if (source === "valibot") return importer !== `\0${valibot}` && isOurs(source) ? `\0${valibot}` : undefined;
      if (source.startsWith(readerId)) return readerOf(source.slice(readerId.length));
      if (!/^[./]|^shared-runtime\//.test(source))
        return partOf.has(source) && isOurs(source) ? readerOf(source) : undefined;
      const key = source.startsWith("shared-runtime/")
        ? source.slice("shared-runtime/".length)
        : sourceKey(join(dirname(importer), source));
      if (key === undefined || !partOf.has(key)) return undefined;
      read.add(key);
      return readerOf(key);
    },
    transform(_code, id) {
      const key = styleKey(id);
      if (key === undefined || !styled.has(key)) return undefined;
      // A source of the widget's own styles builds on this style sheet, which is read from the common styles.
      read.add(key);
      return "";
    },
    async load(id) {
      if (id === `\0${valibot}`) return valibotOf(parts);
      if (!id.startsWith(`\0${readerId}`)) return undefined;
      const key = id.slice(readerId.length + 1, -1);
      const [library = "", name = ""] = key.split("#");
      const part = name === "" ? partOf.get(key) : parts.find((one) => one.name === name);
      const places = part?.exports[library] ?? {};
      if (!part) return undefined;
      const rest = isSourceKey(key) ? restOf(key, places) : await restOfLibrary(library, places);
      return `${readPart(part.name, places)}\n${rest}`;
    },
  };
}

function readPart(name: string, places: Readonly<Record<string, number>>): string {
  const entries = Object.entries(places);
  if (entries.length === 0) return "export {};";
  return `import { modules } from "${resolvedShares}";
    const part = modules[${JSON.stringify(name)}];
    ${entries.map(([, place]) => `const _${place} = part[${place}];`).join("\n")}
    export { ${entries.map(([exported, place]) => `_${place} as ${exported}`).join(", ")} };`;
}

/** Code that exports what the part of a library does not. */
async function restOfLibrary(library: string, places: Readonly<Record<string, number>>): Promise<string> {
  // `valibotOf` exports the rest of valibot.
  if (library === "valibot") return "";
  const rest = (await exportsOf(library)).filter((name) => !Object.hasOwn(places, name));
  return rest.length === 0 ? "" : `export { ${rest.join(", ")} } from ${JSON.stringify(library)};`;
}

/** Valibot, with the functions that parts export. Named exports take precedence over `export *`. */
function valibotOf(parts: readonly Part[]): string {
  const read = parts.flatMap(({ name, exports }) => {
    const names = Object.keys(exports["valibot"] ?? {});
    return names.length === 0 ? [] : [`export { ${names.join(", ")} } from "${readerId}valibot#${name}";`];
  });
  return ['export * from "valibot";', ...read].join("\n");
}

/** The parts that code reads, with those that they need, in the order of `parts`. */
export function partsIn(code: string, parts: readonly Part[]): readonly Part[] {
  const names = new Set(parts.filter(({ name }) => code.includes(name)).map(({ name }) => name));
  const byName = new Map(parts.map((part) => [part.name, part] as const));
  for (const name of names) for (const needed of byName.get(name)?.needs ?? []) names.add(needed);
  return parts.filter(({ name }) => names.has(name));
}
