import type { FileHandle } from "node:fs/promises";

/** Bytes that Windows-1252 leaves undefined. */
const undefinedInWindows1252: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** The first bytes of UTF-16, as in the format "Unicode-tekst" of Excel. */
const utf16Marks: Readonly<Record<string, string>> = { "\u00ff\u00fe": "utf-16le", "\u00fe\u00ff": "utf-16be" };

/**
 * Whether a whole file is text (in UTF-8, UTF-16 with its mark, or Windows-1252) and not a script that a shell would
 * run. A file with a NUL byte is a program and not text, unless it is UTF-16.
 */
export async function isText(file: FileHandle): Promise<boolean> {
  const mark = Buffer.alloc(2);
  await file.read(mark, 0, 2, 0);
  const utf16 = utf16Marks[mark.toString("latin1")];
  const utf8 = new TextDecoder(utf16 ?? "utf-8", { fatal: true });
  let isUtf8 = true;
  let isWindows1252 = utf16 === undefined;
  const chunk = Buffer.alloc(65_536);
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
    const bytes = chunk.subarray(0, bytesRead);
    if (at === 0 && bytes.subarray(0, 2).toString("latin1") === "#!") return false;
    isUtf8 &&= decodes(utf8, bytes, bytesRead > 0);
    if (bytesRead === 0) return isUtf8 || isWindows1252;
    if (utf16 === undefined && bytes.some((byte) => byte === 0)) return false;
    isWindows1252 &&= !bytes.some((byte) => undefinedInWindows1252.has(byte));
    if (!isUtf8 && !isWindows1252) return false;
    at += bytesRead;
  }
}

function decodes(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(bytes, { stream });
    return true;
  } catch {
    return false;
  }
}
