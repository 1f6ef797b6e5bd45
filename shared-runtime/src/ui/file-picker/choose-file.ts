/** One of several files that were dropped together, and their number. */
export interface Choice {
  readonly file: File;
  readonly offered: number;
}

/**
 * Picks the first file that matches `accept` (as of a file input). If none does, the first file, which the caller can
 * reject.
 */
export function chooseFile(files: Iterable<File>, accept: string): Choice | undefined {
  const all = [...files];
  const file = all.find((candidate) => fits(candidate, accept)) ?? all[0];
  return file === undefined ? undefined : { file, offered: all.length };
}

function fits({ name, type }: File, accept: string): boolean {
  const kinds = accept
    .toLowerCase()
    .split(",")
    .map((kind) => kind.trim());
  return kinds.some((kind) => {
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith("/*")) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}
