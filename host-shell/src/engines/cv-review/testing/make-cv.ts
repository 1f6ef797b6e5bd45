import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import PDFDocument from "pdfkit";
import type { FlowItem } from "./cv-flow.ts";
import { flowsOf } from "./cv-flow.ts";
import { type Mark, page, pagesOf } from "./cv-pages.ts";
import type { CvPlan, FontFamily } from "./cv-plan.ts";
import { portrait, pictureOfText } from "./pictures.ts";

const fontFolder = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "standard_fonts");
const liberation = (style: string): string => join(fontFolder, `LiberationSans-${style}.ttf`);

const faces: Readonly<Record<FontFamily, readonly [regular: string, bold: string]>> = {
  helvetica: ["Helvetica", "Helvetica-Bold"],
  times: ["Times-Roman", "Times-Bold"],
  courier: ["Courier", "Courier-Bold"],
  liberation: [liberation("Regular"), liberation("Bold")],
  unreadable: ["unreadable", "unreadable"],
};
const photoSize = 90;

/** Makes a PDF of a CV from its plan. */
export function makeCv(plan: CvPlan): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: "A4", margin: 0, bufferPages: true, info: { Title: plan.name } });
  const done = bytesOf(pdf);
  registerUnreadable(pdf);
  const marks = pagesOf(flowsOf(plan), plan.columns === 2, plan.photo ? photoSize : 0, {
    widthOf: (text, item) => chooseFont(pdf, item).widthOfString(text, { characterSpacing: item.spacing ?? 0 }),
  });
  const last = Math.max(...marks.map((mark) => mark.page));
  for (let added = 0; added < last; added += 1) pdf.addPage();
  for (const mark of inOrder(marks, plan.look.drawing)) draw(pdf, mark);
  pdf.switchToPage(0);
  if (plan.photo)
    pdf.image(portrait(), page.width - page.margin - photoSize * 0.8, page.margin - 10, {
      width: photoSize * 0.8,
      height: photoSize,
    });
  if (plan.look.textPicture) {
    const { width, height } = plan.look.textPicture;
    pdf.switchToPage(last);
    pdf.image(pictureOfText(width, height), page.margin, page.height - page.margin - height, { width, height });
  }
  pdf.end();
  return done;
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
  pdf.on("error", reject);
  return promise;
}

/** Sorts by rows, like a table: from left to right, then down. */
function inOrder(marks: readonly Mark[], drawing: CvPlan["look"]["drawing"]): readonly Mark[] {
  const byPage = (a: Mark, b: Mark): number => a.page - b.page;
  if (drawing === "columns") return marks.toSorted(byPage);
  return marks.toSorted((a, b) => byPage(a, b) || a.y - b.y || a.x - b.x);
}

function draw(pdf: PDFKit.PDFDocument, { page: at, x, y, text, item, url }: Mark): void {
  pdf.switchToPage(at);
  chooseFont(pdf, item).text(text, x, y, { lineBreak: false, characterSpacing: item.spacing ?? 0 });
  if (url !== undefined) pdf.link(x, y, pdf.widthOfString(text), item.size * 1.2, url);
}

function chooseFont(pdf: PDFKit.PDFDocument, item: FlowItem): PDFKit.PDFDocument {
  return pdf.font(faces[item.family][item.bold ? 1 : 0]).fontSize(item.size);
}

/**
 * A font without a table from glyphs to letters, as some design programs write it: people can read it, and machines
 * cannot.
 */
function registerUnreadable(pdf: PDFKit.PDFDocument): void {
  pdf.registerFont("unreadable", liberation("Italic"));
  pdf.font("unreadable");
  const font: unknown = Reflect.get(pdf, "_font");
  if (typeof font === "object" && font !== null) Reflect.set(font, "toUnicodeCmap", () => undefined);
}
