import { deflateSync } from "node:zlib";

/** A PDF object: a dictionary or another value in PDF syntax, and the bytes of its stream, if any. */
export interface RawObject {
  readonly head: string;
  readonly stream?: Uint8Array;
}

/**
 * Writes a PDF from numbered objects; the first one is the catalogue. For files that a library does not write: false
 * declarations, bombs, and the exact operators of another program.
 */
function rawPdf(objects: readonly RawObject[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\u00e5\u00e6\u00f8\n", "latin1")];
  const offsets: number[] = [];
  const put = (part: Buffer): void => void parts.push(part);
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach(({ head, stream }, index) => {
    offsets.push(length());
    put(Buffer.from(`${index + 1} 0 obj\n${head}\n`, "latin1"));
    if (stream) put(Buffer.concat([Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n")]));
    put(Buffer.from("endobj\n"));
  });
  const start = length();
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  put(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`));
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * A PDF of one page with this content. `more` are the objects from number 5 on; `page` and `catalogue` are further
 * entries of these two.
 */
export function onePage(
  content: RawObject,
  {
    resources = "",
    box = "0 0 595 842",
    page = "",
    catalogue = "",
    more = [],
  }: { resources?: string; box?: string; page?: string; catalogue?: string; more?: readonly RawObject[] } = {},
): Uint8Array {
  return rawPdf([
    { head: `<</Type/Catalog/Pages 2 0 R${catalogue}>>` },
    { head: "<</Type/Pages/Kids[3 0 R]/Count 1>>" },
    { head: `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<${resources}>>${page}>>` },
    content,
    ...more,
  ]);
}

/** An uncompressed stream, or a compressed one with `entries`. */
export function packed(content: string | Uint8Array, entries = ""): RawObject {
  const stream = deflateSync(content);
  return { head: `<<${entries}/Length ${stream.length}/Filter/FlateDecode>>`, stream };
}
