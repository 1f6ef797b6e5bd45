import { posix } from "node:path";
import { initSync, parse } from "es-module-lexer";

export interface LoadedFiles {
  /** The entry and all that a browser loads with it, before anything of it runs. */
  readonly paths: readonly string[];
  /** A sentence each. */
  readonly faults: readonly string[];
}

initSync();

/** Follows the static imports of a module. What is imported later, by a call, is not among them. */
export function staticImports(entry: string, files: ReadonlyMap<string, Uint8Array>): LoadedFiles {
  const paths = new Set([entry]);
  const faults: string[] = [];
  // A Set that grows while it is walked is walked to its end.
  for (const path of paths) {
    const content = files.get(path);
    if (!content || !/\.m?js$/.test(path)) continue;
    const { imported, fault } = importsOf(new TextDecoder().decode(content));
    if (fault !== undefined) faults.push(`${path} is no JavaScript module: ${fault}.`);
    for (const name of imported) {
      const found = /^\.{1,2}\//.test(name) ? posix.join(posix.dirname(path), name.replace(/[?#].*$/, "")) : "";
      if (files.has(found)) paths.add(found);
      else faults.push(`${path} imports "${name}", which is no file of this version.`);
    }
  }
  return { paths: [...paths], faults };
}

function importsOf(code: string): { readonly imported: readonly string[]; readonly fault?: string } {
  try {
    const [imports] = parse(code);
    const isStatic = -1;
    return { imported: imports.filter(({ d }) => d === isStatic).map(({ n = "" }) => n) };
  } catch (error) {
    return { imported: [], fault: error instanceof Error ? error.message : String(error) };
  }
}
