import type { FileHandle } from "node:fs/promises";

/** Bytes that Windows-1252 leaves undefined. */
const undefinedInWindows1252: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * Whether a whole file is text in UTF-8 or Windows-1252, and not a script that a shell would start. Programs contain NUL,
 * which no text does.
 */
export async function isText(file: FileHandle): Promise<boolean> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let isWindows1252 = true;
  const chunk = Buffer.alloc(65_536);
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
    const bytes = chunk.subarray(0, bytesRead);
    if (at === 0 && bytes.subarray(0, 2).toString("latin1") === "#!") return false;
    isUtf8 &&= decodes(utf8, bytes, bytesRead > 0);
    if (bytesRead === 0) return isUtf8 || isWindows1252;
    if (bytes.some((byte) => byte === 0)) return false;
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
