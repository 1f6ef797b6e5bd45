import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { CvDocument, CvImage, CvLink } from "./cv-document.ts";
import { needsActualText, withActualText } from "./actual-text.ts";
import { faceOf, type FontFlags } from "./font-face.ts";
import { type FieldAnnotation, glyphsOfFields } from "./form-values.ts";
import { type GlyphNames, textsOf } from "./glyph-text.ts";
import { whiteSpaceAbove } from "./white-space-above.ts";
import type { ReadLine } from "./lines.ts";
import { levelFrame } from "./level-page.ts";
import { linksOf, type LinkArea } from "./page-links.ts";
import { markedTextsOf } from "./marked-texts.ts";
import { boxAround, identity, type Matrix, toMatrix } from "./matrix.ts";
import { type PageText, readPageText } from "./page-text.ts";
import type { Margin } from "./reading-order.ts";
import type { PageMarks } from "./page-marks.ts";
import type { PenFont } from "./pen.ts";
import { type PageFrame, readMarks } from "./read-marks.ts";

/** A document without its language, and the lines of each page with their glyphs. */
export interface ReadDocument extends Omit<CvDocument, "language"> {
  readonly pageLines: readonly (readonly ReadLine[])[];
  /** Maps places of lines on the first page to places in its picture, which may be slanted or on its side. */
  readonly toPicture: Matrix;
}

export async function readPages(pdf: PDFDocumentProxy): Promise<ReadDocument> {
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await readPage(pdf, number - 1, pages.at(-1)?.text.margin));
  }
  const lines = pages.flatMap(({ text }, page) => text.lines.map(({ places: _, ...line }) => ({ page, ...line })));
  const gaps = whiteSpaceAbove(lines);
  return {
    pages: pages.map(({ text }) => text.page),
    lines: lines.map((line, index) => ({ ...line, gapAbove: gaps[index] })),
    links: pages.flatMap(({ links }) => links),
    images: pages.flatMap(({ images }) => images),
    glyphs: pages.reduce((sum, { text }) => sum + text.glyphs, 0),
    unmappableGlyphs: pages.reduce((sum, { text }) => sum + text.unmappable, 0),
    pageLines: pages.map(({ text }) => text.lines),
    toPicture: pages[0]?.back ?? identity,
  };
}

interface ReadPage {
  readonly text: PageText;
  readonly images: readonly CvImage[];
  readonly links: readonly CvLink[];
  readonly back: Matrix;
}

async function readPage(pdf: PDFDocumentProxy, index: number, margin: Margin | undefined): Promise<ReadPage> {
  const page = await pdf.getPage(index + 1);
  const view = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const fontNamed = fontsOf(page);
  const asDrawn: PageFrame = { width: view.width, height: view.height, transform: toMatrix(view.transform) };
  const first = readMarks(operators, asDrawn, fontNamed);
  const level = levelFrame(first.glyphs, asDrawn);
  const read = level === undefined ? first : readMarks(operators, level.frame, fontNamed);
  const { transform } = level?.frame ?? asDrawn;
  const drawn = page.ref !== null && needsActualText(read) ? await withToldTexts(pdf, page, page.ref.num, read) : read;
  const annotations: readonly PageAnnotation[] = await page.getAnnotations();
  const marks = { ...drawn, glyphs: [...drawn.glyphs, ...glyphsOfFields(annotations, drawn, transform)] };
  const text = readPageText(marks, margin);
  const areas = annotations.flatMap((annotation): readonly LinkArea[] => {
    if (annotation.subtype !== "Link") return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect;
    return [{ ...boxAround(transform, left, bottom, right, top), url: annotation.url ?? annotation.unsafeUrl }];
  });
  const images: readonly CvImage[] = marks.images.map((box) => ({ page: index, ...box }));
  page.cleanup();
  return { text, images, links: linksOf(index, areas, text.lines), back: level?.back ?? identity };
}

async function withToldTexts(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  number: number,
  read: PageMarks,
): Promise<PageMarks> {
  const told = markedTextsOf(await pdf.getData(), number);
  return { ...read, glyphs: withActualText(read, told, (await page.getStructTree()) ?? undefined) };
}

interface PageAnnotation extends FieldAnnotation {
  readonly url?: string;
  readonly unsafeUrl?: string;
}

interface FontProperties extends FontFlags {
  readonly fontMatrix?: readonly number[];
  readonly vertical?: boolean;
  /** Names of glyphs by their codes. */
  readonly differences?: GlyphNames;
}

/** Returns a look-up of fonts by their names in operators. Each font is read once. */
function fontsOf(page: PDFPageProxy): (name: string) => PenFont {
  const fonts = new Map<string, PenFont>();
  return (name) => {
    const known = fonts.get(name);
    if (known !== undefined) return known;
    const properties: FontProperties = page.commonObjs.has(name) ? page.commonObjs.get(name) : {};
    const font = {
      face: faceOf(properties),
      scale: properties.fontMatrix?.[0] ?? 0.001,
      vertical: properties.vertical === true,
      textOf: textsOf(properties.composite === true ? undefined : (properties.differences ?? new Map())),
    };
    fonts.set(name, font);
    return font;
  };
}
