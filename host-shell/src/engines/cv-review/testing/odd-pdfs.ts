import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { pictureOfText, portrait } from "./pictures.ts";
import { type Pdf, pdfOf } from "./pdf-of.ts";
import { danishText } from "./sample-texts.ts";

/** Text as one paragraph. */
function flowing(text: string): string {
  return text.replaceAll("\n", " ");
}

/** A CV with only these words. */
export function plainCv(text = danishText): Promise<Uint8Array> {
  return pdfOf((pdf) => pdf.text(flowing(text)));
}

export function cvOfPages(count: number): Promise<Uint8Array> {
  return pdfOf((pdf) => {
    for (let page = 1; page <= count; page += 1) {
      if (page > 1) pdf.addPage();
      pdf.font("Helvetica-Bold").text(`Erfaring, side ${page}`).moveDown();
      pdf.font("Helvetica").text(flowing(danishText));
    }
  });
}

/** A readable CV that is larger than allowed. */
export async function tooLargeCv(): Promise<Uint8Array> {
  return new Uint8Array(Buffer.concat([await plainCv(), Buffer.alloc(11 * 1024 * 1024, "%\n")]));
}

export function lockedCv(): Promise<Uint8Array> {
  return pdfOf((pdf) => pdf.text(flowing(danishText)), { userPassword: "kun-til-mig", pdfVersion: "1.7" });
}

/** Protected against changes only; opening needs no password. */
export function protectedCv(): Promise<Uint8Array> {
  return pdfOf((pdf) => pdf.text(flowing(danishText)), {
    ownerPassword: "kun-til-mig",
    permissions: { printing: "lowResolution" },
  });
}

export function scannedCv(): Promise<Uint8Array> {
  return pdfOf((pdf) => pdf.image(pictureOfText(160, 230), 56, 56, { width: 480 }));
}

/** Letters drawn as shapes, as some programs export them. */
export function cvOfCurves(): Promise<Uint8Array> {
  return pdfOf((pdf) => {
    for (let letter = 0; letter < 2_000; letter += 1) {
      const [x, y] = [56 + (letter % 80) * 6, 56 + Math.floor(letter / 80) * 14];
      pdf.path(`M ${x},${y} C ${x + 2},${y - 6} ${x + 4},${y - 6} ${x + 5},${y} L ${x},${y} Z`).fill();
    }
  });
}

export async function truncatedCv(): Promise<Uint8Array> {
  const whole = await cvOfPages(2);
  return whole.slice(0, Math.floor(whole.length / 2));
}

/** A square page of this size in points, with the text in its upper left corner. */
export function hugeCv(points: number): Promise<Uint8Array> {
  return pdfOf((pdf) => pdf.text(flowing(danishText), { width: 480 }), { size: [points, points] });
}

export function html(): Uint8Array {
  return new TextEncoder().encode(`<!doctype html><title>CV</title><p>${flowing(danishText)}</p>`);
}

export function png(): Uint8Array {
  return new Uint8Array(portrait());
}

/** A Word file: a ZIP file, here without compression. */
export function docx(): Uint8Array {
  const body = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${flowing(danishText)}</w:t></w:r></w:p></w:body></w:document>`;
  return zip([
    ["[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`],
    ["word/document.xml", body],
  ]);
}

/** Bytes that begin like a PDF but are not a PDF. */
export function noise(): Uint8Array {
  return new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(5000)]));
}

/** A fictitious CPR number among other numbers, on a line of its own and within a line. */
export function cvWithCpr(): Promise<Uint8Array> {
  return pdfOf((pdf: Pdf) => {
    pdf.font("Helvetica").fontSize(12);
    pdf.text("Mette Eksempel, CPR 010190-1234, tlf. 20 10 90 12").moveDown();
    pdf.text(flowing(danishText));
  });
}

function zip(files: readonly (readonly [name: string, content: string])[]): Uint8Array {
  let offset = 0;
  const entries = files.map(([name, content]) => {
    const data = Buffer.from(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    offset += local.length;
    return { local, central: Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), fields, place, Buffer.from(name)]) };
  });
  const directory = Buffer.concat(entries.map((entry) => entry.central));
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(
    Buffer.concat([...entries.map((entry) => entry.local), directory, Buffer.from("PK\x05\x06"), end]),
  );
}
