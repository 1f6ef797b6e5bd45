import type { FileHandle } from "node:fs/promises";

type OfficeKind = "word" | "xl" | "ppt";

const firstHeader = 0x04034b50;
const directoryHeader = 0x02014b50;
const endHeader = 0x06054b50;
const endBytes = 22;
const entryBytes = 46;
/** The most bytes of the comment after the directory. */
const mostComment = 65_535;
const mostDirectory = 2_000_000;
/** The most bytes of all parts, unpacked. Documents of 10 MB have fewer; zip bombs have more. */
const mostUnpacked = 1_000_000_000;

/**
 * The program of an Office document (`.docx`, `.xlsx`, `.pptx`) without macros; `undefined` for other files. Reads the
 * directory of the zip and unpacks nothing.
 */
export async function officeKind(file: FileHandle): Promise<OfficeKind | undefined> {
  const start = await read(file, 0, 4);
  if (start.length < 4 || start.readUInt32LE(0) !== firstHeader) return undefined;
  const directory = await readDirectory(file);
  const parts = directory && partsOf(directory);
  if (!parts || !parts.names.has("[Content_Types].xml") || parts.unpacked > mostUnpacked) return undefined;
  const names = [...parts.names];
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) return undefined;
  const found = (["word", "xl", "ppt"] as const).filter((kind) => names.some((name) => name.startsWith(`${kind}/`)));
  return found.length === 1 ? found[0] : undefined;
}

async function readDirectory(file: FileHandle): Promise<Buffer | undefined> {
  const { size } = await file.stat();
  const tailAt = Math.max(0, size - endBytes - mostComment);
  const tail = await read(file, tailAt, size - tailAt);
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endHeader || at + endBytes + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const [length, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (length > mostDirectory || offset + length > tailAt + at) return undefined;
    return read(file, offset, length);
  }
  return undefined;
}

/**
 * The names of the parts, and the total size that they declare for their unpacked content; `undefined` if the directory
 * is broken.
 */
function partsOf(directory: Buffer) {
  const names = new Set<string>();
  let unpacked = 0;
  for (let at = 0; at < directory.length;) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== directoryHeader) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const more = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    names.add(directory.toString("utf8", at + entryBytes, at + entryBytes + nameLength));
    unpacked += directory.readUInt32LE(at + 24);
    at += entryBytes + nameLength + more;
  }
  return { names, unpacked };
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
