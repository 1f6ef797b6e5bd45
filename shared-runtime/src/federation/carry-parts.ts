import type { LoadedPart } from "./part-file.ts";

/** The parts of the page by name. All remotes in all their versions share them, so each part exists once per page. */
export function partsOfPage(): Record<string, LoadedPart> {
  return ((globalThis as { [key: symbol]: unknown })[Symbol.for("host-shell.parts")] ??= {}) as Record<
    string,
    LoadedPart
  >;
}

/** Makes the files of parts known to all remotes of the page, so that the remotes do not load these files. */
export function carryParts(files: Readonly<Record<string, LoadedPart["file"]>>): void {
  const all = partsOfPage();
  for (const [name, file] of Object.entries(files)) all[name] ??= { file, instances: [] };
}
