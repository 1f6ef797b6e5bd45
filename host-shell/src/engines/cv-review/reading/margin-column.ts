import { fieldLabels } from "../phrases/field-labels.phrases.ts";
import type { Gutter } from "./gutter.ts";
import type { GlyphRow } from "./glyph-rows.ts";
import { type Ink, movedTo } from "./ink.ts";

/** A year, or a word for the present. */
export const dated = /(?:19|20)\d\d|\bnu\b|\bnow\b|\bpresent\b|\bd\.d\.|\bdags dato\b/iu;

const labelsOfFields: ReadonlySet<string> = new Set(fieldLabels);

/** Whether a text is the label of a field: "Stilling:". */
export function isFieldLabel(text: string): boolean {
  return labelsOfFields.has(text.toLocaleLowerCase("da").replace(/\s*:$/u, ""));
}

/** The labels, the longest first, since a label may begin with a shorter label. */
const longestFirst = fieldLabels.toSorted((a, b) => b.length - a.length);

/** The label at the beginning of a text without a colon: "Stilling eller arbejdsområde Institutionsleder". */
export function labelAtStart(text: string): string | undefined {
  const small = text.toLocaleLowerCase("da");
  const label = longestFirst.find((own) => small.startsWith(own));
  return label !== undefined && /^\s*:?\s+[\p{Lu}\d]/u.test(text.slice(label.length)) ? label : undefined;
}

/** The contents of a margin: dates, or headings. */
export type MarginColumn = "dates" | "labels";

/**
 * Distinguishes a margin with dates or headings, which belong to the rows next to them, from a column of text. In a
 * margin, nearly every row shares a baseline with the wider side, and its rows are dates, single rows, or pairs of
 * rows. A margin whose lines end at one edge may have headings on rows of their own. `undefined` for a column of text.
 */
export function marginColumnIn(rows: readonly GlyphRow[], gutter: Gutter): MarginColumn | undefined {
  const middle = (gutter.left + gutter.right) / 2;
  const sided = rows
    .filter((row) => row.y >= gutter.top && row.y <= gutter.bottom)
    .map((row) => ({
      left: row.glyphs.filter((glyph) => glyph.x + glyph.width / 2 < middle),
      right: row.glyphs.filter((glyph) => glyph.x + glyph.width / 2 >= middle),
    }));
  const inkOn = (side: "left" | "right"): number => sided.reduce((sum, row) => sum + row[side].length, 0);
  const narrow = inkOn("left") <= inkOn("right") ? "left" : "right";
  const marked = withWrapped(
    sided.filter((row) => row[narrow].length > 0),
    narrow,
  );
  const beside = marked.filter((row) => row.left.length > 0 && row.right.length > 0);
  const labels = sided.flatMap(({ left }) => (left.length > 0 ? [left] : []));
  if (endsTogether(labels) && beside.length >= fewestLabels)
    return labels.filter((label) => dated.test(textOf(label))).length >= 0.4 * labels.length ? "dates" : "labels";
  if (beside.length < 0.75 * marked.length) return undefined;
  const isLabel = (text: string): boolean => isFieldLabel(text) || /^[^:]*\p{L}:$/u.test(text);
  if (marked.filter((row) => isLabel(textOf(row[narrow]))).length >= 0.6 * marked.length) return "labels";
  const dates = marked.filter((row) => dated.test(textOf(row[narrow]))).length;
  // If each entry has one line, nearly every row has a date next to it in a margin of dates.
  if (marked.length > 0.8 * sided.length) return dates >= 0.75 * marked.length ? "dates" : undefined;
  if (dates >= 0.4 * marked.length) return "dates";
  return medianRun(sided.map((row) => row[narrow].length > 0)) <= 2 ? "labels" : undefined;
}

type Sided = Readonly<Record<"left" | "right", readonly Ink[]>>;

/**
 * Adds the second lines of wrapped periods to the rows of a side. They seldom share a baseline with the text next to
 * them.
 */
function withWrapped(rows: readonly Sided[], side: "left" | "right"): readonly Sided[] {
  const whole: Sided[] = [];
  for (const row of rows) {
    const before = whole.at(-1);
    if (before && continues(textOf(before[side]), textOf(row[side])))
      whole[whole.length - 1] = { ...before, [side]: [...before[side], ...row[side]] };
    else whole.push(row);
  }
  return whole;
}

const fewestLabels = 3;

/**
 * Whether lines end at the same edge and begin at different edges. Labels and headings in a margin may do so, but
 * running text never does.
 */
function endsTogether(lines: readonly (readonly Ink[])[]): boolean {
  const most = (places: readonly number[]): number =>
    Math.max(0, ...places.map((place) => places.filter((other) => Math.abs(other - place) < 2.5).length));
  const ends = lines.map((line) => Math.max(...line.map((glyph) => glyph.x + glyph.width)));
  const starts = lines.map((line) => Math.min(...line.map((glyph) => glyph.x)));
  return most(ends) >= 0.8 * lines.length && most(starts) <= 0.5 * lines.length;
}

/** The median length of the runs of set flags. */
function medianRun(flags: readonly boolean[]): number {
  const runs: number[] = [];
  flags.forEach((flag, index) => {
    if (!flag) return;
    if (flags[index - 1] === true) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
  });
  return runs.toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
}

/** The longest distance between two lines of a label, in ems. */
const longestStep = 1.7;
const month = "(?:jan|feb|mar|apr|ma[ij]|may|jun|jul|aug|sep|o[kc]t|nov|de[cs])\\p{L}{0,6}\\.?";
const year = "(?:19|20)\\d\\d";
/**
 * The first line of a period that continues on the next line: a month alone, an open end, or an end without its year.
 */
const unfinished = new RegExp(`^${month}$|\\d{2}\\s*[-–—]\\s*(?:${month})?$`, "iu");
const remainder = new RegExp(
  `^(?:${month}\\s*)?[\\d./ ]*${year}(?!\\d)|^(?:nu|now|present|d\\.d\\.|i dag|today)`,
  "iu",
);
const present = "nu|nuværende|now|present|current|d\\.d\\.|i dag|today|dags dato";
const day = "[0-3]?\\d\\.";
const numeric = `[0-3]?\\d[./][01]?\\d[./]${year}`;
/** A date whose year is on the next line: "1/1-" above "2013 -". */
const dayAndMonth = "[0-3]?\\d/[01]?\\d ?-";
/** Any beginning of a period, or all of it: "1.", "1. april 2013 –", "1. april 2013 – 31. august", "01.09.2015 –". */
const beginning = new RegExp(
  `^(?:${day} ?)?(?:${month} ?)?(?:${year})?$|^(?:${day} ?)?(?:${month} ?)?${year} ?[-–—] ?(?:${day} ?)?(?:${month} ?)?(?:${year}|${present})?$|^${dayAndMonth}(?: ?${year} ?[-–—]?)?$|^${numeric}(?: ?[-–—] ?(?:${numeric}|${present})?)?$`,
  "iu",
);
const periodAlone = new RegExp(`^(?:${month}|${present}|[\\d\\s./–—-])+$`, "iu");
const wholePeriod = new RegExp(`[-–—].*(?:${year}|${present})$`, "iu");

/** Whether a text, with or without its blanks, is a date or a period and nothing else. */
export function isPeriodAlone(text: string): boolean {
  return dated.test(text) && periodAlone.test(text);
}

/**
 * Joins a period that is wrapped in a margin: "aug. 2009 –" above "juli 2012", next to two rows of a role -> both on
 * the first row. The margin may extend above and below the gutter that was found.
 */
export function withWholeDates(rows: readonly GlyphRow[], gutter: Gutter): readonly GlyphRow[] {
  const middle = (gutter.left + gutter.right) / 2;
  const whole: GlyphRow[] = [];
  let label: { readonly index: number; readonly y: number; readonly glyphs: readonly Ink[] } | undefined;
  for (const row of rows) {
    const left = row.glyphs.filter((glyph) => glyph.x + glyph.width / 2 < middle);
    const [first] = left;
    if (first === undefined || !isDivided(row, gutter)) {
      whole.push(row);
      continue;
    }
    const open = label;
    if (open && row.y - open.y <= first.size * longestStep && continues(textOf(open.glyphs), textOf(left))) {
      const glyphs = asOneLine(open.glyphs, left, gutter.left);
      const host = whole[open.index];
      if (host)
        whole[open.index] = {
          ...host,
          glyphs: [...glyphs, ...host.glyphs.filter((glyph) => !open.glyphs.includes(glyph))],
        };
      const rest = row.glyphs.filter((glyph) => !left.includes(glyph));
      if (rest.length > 0) whole.push({ ...row, glyphs: rest });
      label = { index: open.index, y: row.y, glyphs };
      continue;
    }
    label = { index: whole.length, y: row.y, glyphs: left };
    whole.push(row);
  }
  return whole;
}

/**
 * Moves headings in a margin to the first row of the text next to them. In a table, a heading in larger type begins at
 * the same height as its text, so its baseline is lower and may be that of the second row.
 */
export function withHeadingsAtTop(rows: readonly GlyphRow[], { left, right }: Gutter): readonly GlyphRow[] {
  const middle = (left + right) / 2;
  const inPlace = rows.map(({ y, glyphs }) => ({ y, glyphs }));
  rows.forEach((row, index) => {
    const label = row.glyphs.filter((glyph) => glyph.x + glyph.width / 2 < middle);
    const [first] = label;
    const [above, before, target, source] = [rows[index - 1], rows[index - 2], inPlace[index - 1], inPlace[index]];
    if (first === undefined || above === undefined || target === undefined || source === undefined) return;
    if (row.y - above.y > first.size * longestStep) return;
    const isText = above.glyphs.every((glyph) => glyph.x + glyph.width / 2 >= middle && glyph.size < first.size);
    const begins = before === undefined || above.y - before.y > (row.y - above.y) * 1.3;
    if (!isText || !begins) return;
    target.glyphs = [...label.map((glyph) => ({ ...glyph, y: above.y })), ...target.glyphs];
    source.glyphs = source.glyphs.filter((glyph) => !label.includes(glyph));
  });
  return inPlace.filter(({ glyphs }) => glyphs.length > 0);
}

/** Whether a row leaves the gutter empty; headings above and below the margin may cross it. */
export function isDivided(row: GlyphRow, { left, right }: Gutter): boolean {
  return row.glyphs.every((glyph) => glyph.x >= right - 1 || glyph.x + glyph.width <= left + 1);
}

/** Whether the text of a margin is the rest of the period above it: "2018" below "sept. 2013 – maj". */
export function continues(label: string, next: string): boolean {
  if (unfinished.test(label) && remainder.test(next)) return true;
  return !wholePeriod.test(label) && beginning.test(`${label} ${next}`);
}

/** The text of glyphs with the blanks between them. */
export function textOf(glyphs: readonly Ink[]): string {
  return glyphs.map((glyph, index) => (glyph.afterBlank && index > 0 ? ` ${glyph.text}` : glyph.text)).join("");
}

/** Puts the second line of a label after the first, so that both end at `right`. */
function asOneLine(one: readonly Ink[], other: readonly Ink[], right: number): readonly Ink[] {
  const [first, next] = [one[0], other[0]];
  const [end, last] = [one.at(-1), other.at(-1)];
  if (first === undefined || next === undefined || end === undefined || last === undefined) return one;
  const shiftOther = right - (last.x + last.width);
  const shiftOne = next.x + shiftOther - next.size * 0.3 - (end.x + end.width);
  return [...one.map((glyph) => ({ ...glyph, x: glyph.x + shiftOne })), ...movedTo(other, shiftOther, first.y)];
}
