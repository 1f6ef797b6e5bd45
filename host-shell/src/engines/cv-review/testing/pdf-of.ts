import PDFDocument from "pdfkit";

export type Pdf = PDFKit.PDFDocument;

/** Makes a PDF with pdfkit. When `draw` is called, the first page (A4) is open. */
export async function pdfOf(draw: (pdf: Pdf) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: "A4", margin: 56, ...options });
  const pieces: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve) => {
    pdf.on("data", (piece: Uint8Array) => pieces.push(piece));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(pieces))));
  });
  draw(pdf);
  pdf.end();
  return done;
}
