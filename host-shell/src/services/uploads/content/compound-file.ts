import type { FileHandle } from "node:fs/promises";

const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");

/**
 * Entries of the directory by which the programs of Office recognise their files. Installers have the same file format.
 */
const entries = [
  ["WordDocument", "word"],
  ["Workbook", "xl"],
  ["Book", "xl"],
  ["PowerPoint Document", "ppt"],
] as const;

type CompoundKind = (typeof entries)[number][1];

const entryBytes = 128;
const nameBytes = 64;

/** The program of a compound file (`.doc`, `.xls`, `.ppt`); `undefined` for other files. */
export async function compoundKind(file: FileHandle): Promise<CompoundKind | undefined> {
  const head = Buffer.alloc(signature.length);
  await file.read(head, 0, head.length, 0);
  if (!head.equals(signature)) return undefined;
  const names = entries.map(([name, kind]) => ({ kind, name: Buffer.from(`${name}\0`, "utf16le") }));
  // Reads the whole file, since entries begin at multiples of their length. To follow the chain of their sectors would
  // take more code.
  const chunk = Buffer.alloc(512 * entryBytes);
  for (let at = 0; ; at += chunk.length) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
    for (let entry = 0; entry + entryBytes <= bytesRead; entry += entryBytes) {
      const found = names.find(
        ({ name }) =>
          chunk.readUInt16LE(entry + nameBytes) === name.length &&
          chunk.compare(name, 0, name.length, entry, entry + name.length) === 0,
      );
      if (found) return found.kind;
    }
    if (bytesRead < chunk.length) return undefined;
  }
}
