import type { LoadedPart } from "./part-file.ts";

/** Each part once per page, by its name, for all remotes and all their versions. */
export function partsOfPage(): Record<string, LoadedPart> {
  return ((globalThis as { [key: symbol]: unknown })[Symbol.for("host-shell.parts")] ??= {}) as Record<
    string,
    LoadedPart
  >;
}

/** Makes the files of parts known to all remotes of the page, which then do not load them. */
export function carryParts(files: Readonly<Record<string, LoadedPart["file"]>>): void {
  const all = partsOfPage();
  for (const [name, file] of Object.entries(files)) all[name] ??= { file, instances: [] };
}
