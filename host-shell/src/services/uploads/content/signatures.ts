import type { FileHandle } from "node:fs/promises";

const bytesOf = (text: string) => Buffer.from(text, "latin1");

/** The first bytes of files of a kind. */
const signatures = {
  pdf: (head: Buffer) => /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-/.test(head.toString("latin1")),
  rtf: startsWith("{\\rtf"),
  wp5: startsWith("\xffWPC"),
  gif: startsWith("GIF87a", "GIF89a"),
  jpeg: startsWith("\xff\xd8\xff"),
  png: startsWith("\x89PNG\r\n\x1a\n"),
  tiff: startsWith("II*\0", "MM\0*", "II+\0", "MM\0+"),
  // Checks the size of the second header, which excludes text that begins with "BM".
  bmp: (head: Buffer) =>
    startsWith("BM")(head) && head.length >= 18 && [12, 16, 40, 52, 56, 64, 108, 124].includes(head.readUInt32LE(14)),
  // Checks the version, the encoding and the bits per pixel.
  pcx: (head: Buffer) =>
    head.length >= 128 &&
    head[0] === 0x0a &&
    [0, 2, 3, 4, 5].includes(head[1] ?? -1) &&
    [0, 1].includes(head[2] ?? -1) &&
    [1, 2, 4, 8].includes(head[3] ?? -1),
} as const satisfies Readonly<Record<string, (head: Buffer) => boolean>>;

export type SignedExtension = keyof typeof signatures;

export async function hasSignature(file: FileHandle, extension: SignedExtension): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
  return signatures[extension](buffer.subarray(0, bytesRead));
}

function startsWith(...starts: readonly string[]) {
  const all = starts.map(bytesOf);
  return (head: Buffer): boolean => all.some((start) => head.subarray(0, start.length).equals(start));
}
