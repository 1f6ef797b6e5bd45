import { anyOf } from "../../phrase-matcher/compile-phrases.ts";
import { languageNames } from "../phrases/languages.phrases.ts";
import { isFieldLabel } from "../reading/margin-column.ts";
import type { CvRow } from "./cv-rows.ts";
import { namesRole } from "./role-words.ts";
import { findPeriod } from "./period.ts";
import { findHeadingName, type HeadingName } from "./section-names.ts";
import { countWords } from "./words.ts";

export interface FoundHeading {
  readonly row: CvRow;
  /** `undefined` for a heading that is not in the list of known headings. */
  readonly name: HeadingName | undefined;
  /** The text after the heading on the same line: "Sprog: dansk og engelsk". */
  readonly rest: string | undefined;
  /** The cells after a heading in the margin of the page; absent for other headings. */
  readonly beside?: readonly string[];
}

/** The look of most rows of text, which headings differ from. */
export interface BodyLook {
  readonly size: number;
  readonly bold: boolean;
  readonly gap: number;
}

function bodyLookOf(rows: readonly CvRow[]): BodyLook {
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const row of rows) {
    const size = Math.round(row.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + row.text.length);
    all += row.text.length;
    if (row.bold) bold += row.text.length;
  }
  const size = [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 11;
  const gaps = rows.map((row) => row.gapAbove).filter((gap) => gap !== undefined && gap >= 0);
  return { size, bold: bold > all / 2, gap: median(gaps) };
}

function median(values: readonly (number | undefined)[]): number {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

interface Candidate extends FoundHeading {
  readonly score: number;
}

/** The rows that are headings, by their index in `rows`. */
export function findHeadings(rows: readonly CvRow[]): ReadonlyMap<number, FoundHeading> {
  const body = bodyLookOf(rows);
  const margin = marginHeadingsIn(rows, body);
  const candidates = new Map<number, Candidate>();
  for (const [index, row] of rows.entries()) {
    const candidate = margin.get(index) ?? candidateIn(row, body);
    if (candidate) candidates.set(index, candidate);
  }
  const named = [...candidates.values()].filter((candidate) => candidate.name?.certain === true);
  const looks = named
    .filter((heading) => heading.rest === undefined && standsOut(heading.row, body))
    .map((heading) => heading.row);
  const headings = new Map<number, FoundHeading>();
  for (const [index, candidate] of candidates) {
    if (isHeading(candidate, looks, body)) headings.set(index, candidate);
  }
  return withoutEntries(rows, withSiblings(rows, headings, body));
}

/**
 * Removes unknown headings that are entries with one period below them, such as an employer above its roles in the type
 * of the headings. Such a row directly follows the heading of roles or educations, or the section of roles has another
 * such row of the same type at the same edge.
 */
function withoutEntries(
  rows: readonly CvRow[],
  headings: ReadonlyMap<number, FoundHeading>,
): ReadonlyMap<number, FoundHeading> {
  const all = [...headings];
  const named = all.filter(([, { name }]) => name !== undefined);
  const ends = [...headings.keys()];
  const isEntry = (index: number): boolean =>
    headings.get(index)?.name === undefined && countPeriods(rows, index, [...ends, index + rowsOfEntry]) === 1;
  const isOfEntry = ([index, { row, name }]: readonly [number, FoundHeading]): boolean => {
    const [above, heading] = named.findLast(([other]) => other < index) ?? [];
    const topics = heading?.name?.names ?? [];
    if (name !== undefined || above === undefined || !isEntry(index)) return false;
    if (above === index - 1 && topics.some((topic) => topic === "experience" || topic === "education")) return true;
    const end = named.find(([below]) => below > index)?.[0] ?? rows.length;
    const isPeer = ([at, other]: IndexedRow): boolean =>
      at > above && at < end && at !== index && hasTypeOf(row, other) && sharesEdge(row, other) && isEntry(at);
    return topics.includes("experience") && [...rows.entries()].some(isPeer);
  };
  return new Map(all.filter((heading) => !isOfEntry(heading)));
}

/** The period of a role is less than this number of rows below its employer. */
const rowsOfEntry = 4;

/** Whether two rows begin at one edge of a column. */
function sharesEdge(a: CvRow, b: CvRow): boolean {
  return columnOf(a) === columnOf(b) && Math.abs(a.x - b.x) < 2;
}

/**
 * The headings of a table are below one another in the first cells of its rows. At least this number of them must be
 * known.
 */
const fewestInMargin = 3;

function marginHeadingsIn(rows: readonly CvRow[], body: BodyLook): ReadonlyMap<number, Candidate> {
  const divided = [...rows.entries()].flatMap(([index, row]): readonly (readonly [number, Candidate])[] => {
    const [first = "", ...beside] = row.bullet === undefined ? (row.cells ?? []) : [];
    if (beside.length === 0 || countWords(first) > 4) return [];
    return [[index, { row, name: findHeadingName(first), score: 3, rest: beside.join(" | "), beside }]];
  });
  const found = divided.filter(([, { name }]) => name?.certain === true);
  const lefts = found.map(([, { row }]) => row.x);
  // Headings that end at one edge begin at different places. They are recognised by their larger type.
  const large = found.filter(([, { row }]) => row.size >= body.size * 1.15);
  const aligned =
    large.length >= fewestInMargin
      ? large
      : found.filter(([, { row }]) => lefts.filter((x) => Math.abs(x - row.x) < 3).length >= fewestInMargin);
  // A heading in the margin that is above the dates of its roles has an empty cell next to it.
  const isLabel = (row: CvRow): boolean =>
    aligned.some(([, { row: model }]) => hasTypeOf(model, row) && Math.abs(model.x - row.x) < 3);
  const ofRoles = rows.filter((row) => row.alone && findHeadingName(row.text)?.names.includes("experience") === true);
  const topics = new Set(aligned.flatMap(([, { name }]) => name?.names ?? []));
  // Returns no headings if the roles have a heading outside the margin, or if no heading is about roles. The labels
  // then name only other topics ("Sprog", "IT").
  const hasOwnHeading = ofRoles.some((row) => !isLabel(row));
  if (hasOwnHeading || (!topics.has("experience") && ofRoles.length === 0)) return new Map();
  const known = new Set(aligned.map(([index]) => index));
  const alike = divided.filter(
    ([index, { row }]) =>
      !known.has(index) && !/[\d@]/u.test(row.cells?.[0] ?? "") && standsOut(row, body) && isLabel(row),
  );
  return new Map([...aligned, ...alike]);
}

/** Adds rows that look like the headings found but have words that are not in the list. */
function withSiblings(
  rows: readonly CvRow[],
  headings: ReadonlyMap<number, FoundHeading>,
  body: BodyLook,
): ReadonlyMap<number, FoundHeading> {
  const models = [...headings.values()].flatMap(({ row, rest, beside }) =>
    ((rest === undefined && row.alone) || beside !== undefined) && standsOut(row, body) ? [row] : [],
  );
  if (models.length === 0 && headings.size > 0) return headings;
  const candidates = [...rows.entries()].filter(
    ([index, row]) => !headings.has(index) && mayBeHeading(row) && standsOut(row, body),
  );
  const edges = leftEdgesOf(rows);
  const alike =
    models.length > 0
      ? candidates.filter(([, row]) => models.some((model) => isTwin(model, row, edges)))
      : loudestLook(candidates, edges);
  const ends = [...headings.keys(), ...alike.map(([index]) => index)];
  const periodsBelow = new Map(alike.map(([index]) => [index, countPeriods(rows, index, ends)]));
  const apart = spaceOfHeadings(
    models,
    alike.flatMap(([index, row]) => (periodsBelow.get(index) === 0 ? [row] : [])),
  );
  const siblings = alike.filter(([, { gapAbove }]) => gapAbove === undefined || gapAbove >= apart);
  // A row with exactly one period below it is probably the title of a role. A section has no period or several periods.
  const entries = siblings.filter(([index]) => periodsBelow.get(index) === 1).length;
  const begins = new Set([...headings.keys(), ...siblings.map(([index]) => index)]);
  const bare = siblings.filter(([index]) => begins.has(index + 1)).length;
  const few = models.length >= fewestTwins && siblings.length <= models.length && entries < fewestEntries;
  if (siblings.length === 0 || !(few || (entries * 2 <= siblings.length && bare * 4 <= siblings.length)))
    return headings;
  const found = siblings.map(
    ([index, row]) => [index, { row, name: findHeadingName(row.text), rest: undefined }] as const,
  );
  return new Map<number, FoundHeading>([...headings, ...found].toSorted(([a], [b]) => a - b));
}

type IndexedRow = readonly [index: number, row: CvRow];

/**
 * Fewer than this number of rows with one period below them are accepted as headings, since a section may contain only
 * one education.
 */
const fewestEntries = 2;
/**
 * If at least this number of headings is known, unknown ones are accepted up to the number of known ones, also without
 * text below them.
 */
const fewestTwins = 2;
/** If no heading is known, at least this number of rows must look alike. */
const fewestAlike = 4;

/**
 * The rows with the largest look that several rows share. The person's name is larger than the headings, but is only
 * one row.
 */
function loudestLook(candidates: readonly IndexedRow[], edges: LeftEdges): readonly IndexedRow[] {
  const groups = candidates
    .map(([, row]) => candidates.filter(([, other]) => isTwin(row, other, edges)))
    .filter((group) => group.length >= fewestAlike);
  const sizeOf = (group: readonly IndexedRow[]): number => group[0]?.[1].size ?? 0;
  return groups.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.length - a.length)[0] ?? [];
}

/** The number of rows with a period between a row and the next of `ends`. */
function countPeriods(rows: readonly CvRow[], index: number, ends: readonly number[]): number {
  const end = Math.min(rows.length, ...ends.filter((one) => one > index));
  return rows.slice(index + 1, end).filter((row) => findPeriod(row.text) !== undefined).length;
}

/**
 * The smallest white space above a heading: three quarters of the least space above rows that look like headings. The
 * first heading may have more space above it.
 */
function spaceOfHeadings(models: readonly CvRow[], others: readonly CvRow[]): number {
  const gaps = [...models, ...others].flatMap(({ gapAbove }) => gapAbove ?? []);
  return gaps.length === 0 ? 0 : Math.min(...gaps) * 0.75;
}

function mayBeHeading(row: CvRow): boolean {
  return (
    row.alone &&
    row.bullet === undefined &&
    countWords(row.text) <= 9 &&
    row.text.length <= 60 &&
    !/[@|\d]|[.,;]$/u.test(row.text) &&
    !namesRole(row.text) &&
    !isLabel(row.text)
  );
}

const languageName = new RegExp(`^${anyOf(languageNames)}$`, "iu");

/** Whether a text is the label of a field, or a language above its level. */
function isLabel(text: string): boolean {
  return isFieldLabel(text) || languageName.test(text);
}

/** Whether a row has the type and the place of a heading. */
function isTwin(heading: CvRow, row: CvRow, edges: LeftEdges): boolean {
  return looksLike(heading, row) && hasTypeOf(heading, row) && isAligned(heading, row, edges);
}

function hasTypeOf(heading: CvRow, row: CvRow): boolean {
  return hasFontOf(heading, row) && Math.abs(heading.size - row.size) < 0.2;
}

/** Whether two rows have the same type, regardless of its size. */
function hasFontOf(a: CvRow, b: CvRow): boolean {
  return a.family === b.family && a.bold === b.bold && a.italic === b.italic;
}

/**
 * Whether both rows begin at the left edge of their columns, both are centred in a column, or both end at the same
 * edge.
 */
function isAligned(a: CvRow, b: CvRow, edges: LeftEdges): boolean {
  if (a.column !== b.column) return [a, b].every((row) => Math.abs(row.x - (edges.get(columnOf(row)) ?? row.x)) < 3);
  const middleOf = ({ x, width }: CvRow): number => x + width / 2;
  const endOf = ({ x, width }: CvRow): number => x + width;
  return Math.abs(a.x - b.x) < 2 || Math.abs(middleOf(a) - middleOf(b)) < 3 || Math.abs(endOf(a) - endOf(b)) < 2;
}

/** The left edge of each column of each page. */
type LeftEdges = ReadonlyMap<string, number>;

function leftEdgesOf(rows: readonly CvRow[]): LeftEdges {
  const edges = new Map<string, number>();
  for (const row of rows) edges.set(columnOf(row), Math.min(row.x, edges.get(columnOf(row)) ?? row.x));
  return edges;
}

function columnOf({ page, column }: CvRow): string {
  return `${page}/${column}`;
}

function isHeading(candidate: Candidate, looks: readonly CvRow[], body: BodyLook): boolean {
  const alike = looks.filter((look) => looksLike(look, candidate.row)).length;
  if (candidate.name?.certain) {
    const plainAmongLoud = looks.length >= 3 && alike === 0 && !standsOut(candidate.row, body);
    return candidate.rest !== undefined || !plainAmongLoud;
  }
  // An unknown heading must look like the known ones, since names, titles and captions are large or bold as well.
  return alike > 0 && !looksLikeEntry(candidate.row) && !isLabel(candidate.row.text);
}

/** Whether a row is large, bold, as far from the text above as a paragraph is, and not the title of a role. */
function isLoud(row: CvRow, body: BodyLook): boolean {
  const large = row.size >= body.size * 1.08 && row.bold && !body.bold;
  const apart = row.gapAbove !== undefined && row.gapAbove >= Math.max(body.gap, row.size * 0.5);
  return large && apart && row.alone && !namesRole(row.text);
}

function candidateIn(row: CvRow, body: BodyLook): Candidate | undefined {
  if (row.bullet !== undefined || row.text.includes("@")) return undefined;
  const label = row.alone ? labelled(row.text) : undefined;
  if (label) return { row, score: 3, ...label };
  if (countWords(row.text) > 6 || row.text.length > 48 || /[.,;]$/u.test(row.text)) return undefined;
  const name = findHeadingName(row.text);
  const score = (name ? 3 : 0) + scoreOfLook(row, body);
  return score >= (name ? 3 : 4) || isLoud(row, body) ? { row, name, rest: undefined, score } : undefined;
}

function scoreOfLook(row: CvRow, body: BodyLook): number {
  const signs = [
    row.size >= body.size * 1.08,
    row.bold && !body.bold,
    isCapitals(row.text),
    row.alone,
    row.gapAbove === undefined || row.gapAbove > body.gap * 1.3 + 0.5,
  ];
  return signs.filter(Boolean).length;
}

/** "Sprog: dansk, engelsk" on one line, but not "Resultater: ..." nor a heading that only ends in a colon. */
function labelled(text: string): Pick<FoundHeading, "name" | "rest"> | undefined {
  const match = /^(?<label>[^:\d]{2,30}):\s*(?<rest>\S.*)$/u.exec(text);
  const name = match?.groups?.["label"] ? findHeadingName(match.groups["label"]) : undefined;
  const labels = new Set(["languages", "it", "competencies", "education", "courses"]);
  if (!name?.certain || !name.names.every((part) => labels.has(part))) return undefined;
  return { name, rest: match?.groups?.["rest"] };
}

function looksLikeEntry(row: CvRow): boolean {
  return findPeriod(row.text) !== undefined || /[|@\d]|,\s/u.test(row.text);
}

function standsOut(row: CvRow, body: BodyLook): boolean {
  return row.size >= body.size * 1.08 || (row.bold && !body.bold) || isCapitals(row.text);
}

function looksLike(a: CvRow, b: CvRow): boolean {
  return Math.abs(a.size - b.size) < 0.6 && a.bold === b.bold && isCapitals(a.text) === isCapitals(b.text);
}

function isCapitals(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, "");
  return letters.length >= 2 && letters === letters.toUpperCase();
}
