import type { FontFace } from "./font-face.ts";
import { type Box, boxAround, type Matrix } from "./matrix.ts";
import type { Glyph, PageMarks } from "./page-marks.ts";

/** An annotation of pdf.js, as far as form fields need it. */
export interface FieldAnnotation {
  readonly id?: string;
  readonly subtype?: string;
  readonly rect: readonly number[];
  readonly fieldType?: string | null;
  readonly fieldValue?: unknown;
  readonly hidden?: boolean;
  readonly password?: boolean;
  readonly multiLine?: boolean;
  readonly defaultAppearanceData?: { readonly fontSize?: number };
  readonly options?: readonly { readonly exportValue?: unknown; readonly displayValue?: unknown }[];
}

/** The most fields of a page, and the most characters of a value. A form that exceeds them is not that of a CV. */
const mostFields = 300;
const mostCharacters = 10_000;
const largest = 12;
const smallest = 4;
/** The mean widths of a letter and a blank in Helvetica, in ems. */
const letterWidth = 0.5;
const blankWidth = 0.28;
const leading = 1.15;
const inset = 2;
/**
 * If this number of letters in the area of a field equals the beginning of the field's value, the file itself draws the
 * value.
 */
const lettersCompared = 12;

const face: FontFace = {
  family: "helvetica",
  bold: false,
  italic: false,
  symbols: false,
  icons: false,
  composite: false,
};

/**
 * The values of form fields that the file does not draw, as glyphs in the area of their field. PDF viewers draw them when
 * they open the file.
 */
export function glyphsOfFields(
  annotations: readonly FieldAnnotation[],
  { glyphs, drawnAnnotations }: PageMarks,
  transform: Matrix,
): readonly Glyph[] {
  const fields = annotations
    .filter(({ id = "", subtype, fieldType, hidden, password }) => {
      const isText = subtype === "Widget" && (fieldType === "Tx" || fieldType === "Ch");
      return isText && hidden !== true && password !== true && !drawnAnnotations.has(id);
    })
    .map((field) => ({ field, value: valueOf(field) }))
    .filter(({ value }) => value !== "")
    .slice(0, mostFields);
  const added: Glyph[] = [];
  for (const { field, value } of fields) {
    const [left = 0, bottom = 0, right = 0, top = 0] = field.rect;
    const box = boxAround(transform, left, bottom, right, top);
    if (!isDrawnIn(box, value, glyphs)) added.push(...written(value, box, field, glyphs.length + added.length));
  }
  return added;
}

function valueOf({ fieldValue, options = [] }: FieldAnnotation): string {
  const values: readonly unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values
    .map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
    .filter((value) => typeof value === "string")
    .join("\n")
    .slice(0, mostCharacters)
    .trim();
}

function isDrawnIn(box: Box, value: string, glyphs: readonly Glyph[]): boolean {
  const within = glyphs.filter(
    ({ x, y, width, size }) =>
      x + width / 2 >= box.x &&
      x + width / 2 <= box.x + box.width &&
      y - size * 0.3 >= box.y &&
      y - size * 0.3 <= box.y + box.height,
  );
  const beginning = squashed(value).slice(0, lettersCompared);
  return squashed(within.map(({ text }) => text).join("")).includes(beginning);
}

function squashed(text: string): string {
  return text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function written(value: string, box: Box, field: FieldAnnotation, order: number): readonly Glyph[] {
  const lines = value.split(/\r\n|\r|\n/u);
  const chosen = field.defaultAppearanceData?.fontSize;
  let size = chosen !== undefined && chosen > 0 ? chosen : Math.min(largest, Math.max(smallest, box.height * 0.7));
  const wrap = (): readonly string[] =>
    field.multiLine === true ? lines.flatMap((line) => wrapped(line, (box.width - 2 * inset) / size)) : lines;
  while (size > smallest && wrap().length > 1 && wrap().length * size * leading > box.height) size *= 0.9;
  const rows = wrap();
  const first = rows.length === 1 ? box.y + box.height / 2 + size * 0.35 : box.y + inset + size * 0.8;
  let place = order;
  return rows.flatMap((row, index) => {
    let x = box.x + inset;
    const natural = widthOf(row) * size;
    const shrink = Math.min(1, (box.width - 2 * inset) / Math.max(natural, 1));
    return Array.from(row, (text): Glyph => {
      const width = (text === " " ? blankWidth : letterWidth) * size * shrink;
      const glyph = { text, x, y: first + index * size * leading, width, size, face, turn: 0, order: place };
      x += width;
      place += 1;
      return glyph;
    });
  });
}

/** The lines of a text in an area of this width, in ems. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function widthOf(text: string): number {
  const blanks = text.split(" ").length - 1;
  return blanks * blankWidth + (text.length - blanks) * letterWidth;
}
