import { posix } from "node:path";
import { messageOf } from "shared-runtime/node/message-of.ts";
import { initSync, parse } from "es-module-lexer";

export interface LoadedFiles {
  /** The entry, and all files that a browser loads before it runs the entry. */
  readonly paths: readonly string[];
  /** Names that the entry exports, including re-exports. */
  readonly exported: ReadonlySet<string>;
  /** One sentence for each problem. */
  readonly faults: readonly string[];
}

initSync();

/** Follows the static imports of a module. Dynamic imports are not included. */
export function staticImports(entry: string, files: ReadonlyMap<string, Uint8Array>): LoadedFiles {
  const paths = new Set([entry]);
  const faults: string[] = [];
  const modules = new Map<string, { readonly names: readonly string[]; readonly handedOn: readonly string[] }>();
  // Iterating a Set includes elements that are added during the iteration.
  for (const path of paths) {
    const content = files.get(path);
    if (!content || !/\.m?js$/.test(path)) continue;
    const { imported, names, fault } = readModule(new TextDecoder().decode(content));
    if (fault !== undefined) faults.push(`${path} is not a JavaScript module: ${fault}.`);
    const handedOn: string[] = [];
    for (const { name, handsAllOn } of imported) {
      const found = /^\.{1,2}\//.test(name) ? posix.join(posix.dirname(path), name.replace(/[?#].*$/, "")) : "";
      if (files.has(found)) paths.add(found);
      else faults.push(`${path} imports "${name}", which is not a file of this version.`);
      if (handsAllOn) handedOn.push(found);
    }
    modules.set(path, { names, handedOn });
  }
  const exporting = new Set([entry]);
  for (const path of exporting) for (const other of modules.get(path)?.handedOn ?? []) exporting.add(other);
  const exported = new Set([...exporting].flatMap((path) => modules.get(path)?.names ?? []));
  return { paths: [...paths], exported, faults };
}

interface ReadModule {
  readonly imported: readonly { readonly name: string; /** For `export *`. */ readonly handsAllOn: boolean }[];
  readonly names: readonly string[];
  readonly fault?: string;
}

function readModule(code: string): ReadModule {
  try {
    const [imports, exports] = parse(code);
    const isStatic = -1;
    return {
      imported: imports
        .filter(({ d }) => d === isStatic)
        .map(({ n: name = "", ss, s }) => ({ name, handsAllOn: /^export\s*\*\s*from/.test(code.slice(ss, s)) })),
      names: exports.map(({ n }) => n),
    };
  } catch (error) {
    return { imported: [], names: [], fault: messageOf(error) };
  }
}
