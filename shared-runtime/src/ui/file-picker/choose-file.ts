/** A file among several that were dropped together, and how many there were. */
export interface Choice {
  readonly file: File;
  readonly offered: number;
}

/**
 * Takes the first file that fits `accept` (as of the input), else simply the first: whoever asked says why it won't do.
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
