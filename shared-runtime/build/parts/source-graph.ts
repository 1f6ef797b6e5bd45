import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "rolldown/utils";
import { sourceKey, sourcePath } from "./module-key.ts";

/** What a source of `shared-runtime` imports and exports, types aside. */
export interface Source {
  /** Names of the exported values, sorted. */
  readonly exports: readonly string[];
  /** Keys of the sources that it imports statically (`imports`), and lazily (`lazyImports`). */
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
  /** By package: the names that the source imports from it. */
  readonly libraries: ReadonlyMap<string, readonly string[]>;
}

const known = new Map<string, Source>();

/** Reads the source with this key. */
export function readSource(key: string): Source {
  const found = known.get(key) ?? sourceIn(sourcePath(key));
  known.set(key, found);
  return found;
}

/** Reads a source of any package. */
export function sourceIn(file: string): Source {
  if (file.endsWith(".json")) return { exports: ["default"], imports: [], lazyImports: [], libraries: new Map() };
  const text = readFileSync(file, "utf8");
  const { module } = parseSync(file, text);
  const keyOf = (specifier: string): string | undefined => {
    if (/^[./]/.test(specifier)) return sourceKey(join(dirname(file), specifier));
    return specifier.startsWith("shared-runtime/") ? specifier.slice("shared-runtime/".length) : undefined;
  };
  const imports = new Set<string>();
  const libraries = new Map<string, Set<string>>();
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length > 0 && entries.every(({ isType }) => isType)) continue;
    const key = keyOf(moduleRequest.value);
    if (key !== undefined) imports.add(key);
    if (key !== undefined || /^[./]/.test(moduleRequest.value)) continue;
    const names = libraries.get(moduleRequest.value) ?? new Set();
    for (const { importName, isType } of entries) {
      if (isType) continue;
      if (importName.kind === "Default") names.add("default");
      else if (importName.kind === "Name" && importName.name) names.add(importName.name);
    }
    libraries.set(moduleRequest.value, names);
  }
  const entries = module.staticExports.flatMap((exported) => exported.entries).filter(({ isType }) => !isType);
  for (const { moduleRequest } of entries) {
    const key = moduleRequest && keyOf(moduleRequest.value);
    if (key) imports.add(key);
  }
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const key = keyOf(text.slice(start + 1, end - 1));
    return key !== undefined && existsSync(sourcePath(key)) ? [key] : [];
  });
  return {
    exports: entries
      .map(({ exportName }) => (exportName.kind === "Default" ? "default" : (exportName.name ?? "")))
      .filter((name) => name !== "")
      .toSorted(),
    imports: [...imports],
    lazyImports: lazy,
    libraries: new Map([...libraries].map(([library, names]) => [library, [...names]])),
  };
}

/**
 * A hash of eight characters. It changes with the text of a source, and of every source that this source imports
 * statically or lazily. The versions of libraries are not part of the hash.
 */
export function fingerprint(
  key: string,
  textOf: (key: string) => string | Uint8Array = (one) => readFileSync(sourcePath(one)),
): string {
  const keys = new Set([key]);
  for (const one of keys) {
    const { imports, lazyImports } = readSource(one);
    for (const other of [...imports, ...lazyImports]) keys.add(other);
  }
  const hash = createHash("sha256");
  for (const one of [...keys].toSorted()) hash.update(`${one}\0`).update(textOf(one));
  return hash.digest("hex").slice(0, 8);
}
