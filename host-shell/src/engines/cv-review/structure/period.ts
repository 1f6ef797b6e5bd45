import { lostLetter } from "../reading/clean-text.ts";
import { type CvDate, findDates, type FoundDate, monthPattern } from "./cv-date.ts";

/** A period as written in the CV. */
export type Period = ReadPeriod | UnreadablePeriod;

export interface ReadPeriod {
  readonly kind: "read";
  readonly text: string;
  readonly start: CvDate;
  /** `"now"` if the period continues; equal to `start` if only one date was written. */
  readonly end: CvDate | "now";
}

/** A text that is meant as a period but cannot be read as one: "20xx - 2019", "marts - nu", "2021 - 2019". */
export interface UnreadablePeriod {
  readonly kind: "unreadable";
  readonly text: string;
  /** Whether both dates were read, and the end lies before the start. */
  readonly isReversed?: boolean;
}

export interface FoundPeriod {
  readonly period: Period;
  readonly index: number;
  readonly length: number;
  /** True for two dates, or one date and "nu". */
  readonly range: boolean;
}

const now = String.raw`(?:nu(?:værende|v\.?)?|d\.?\s?d\.?|dags dato|dato|i dag|pt\.?|p\.\s?t\.?|present|now|today|current(?:ly)?|ongoing|to date|igangværende|fortsat|og frem(?:efter|adrettet)?|onwards?)(?![\p{L}])`;
const dash = String.raw`\s*(?:[-‐‑‒–—―−→/]+>?(?:\s\/)?|\s(?:til(?: og med)?|to|until|till?|through)\s)\s*`;
const betweenDates = new RegExp(`^${dash}$`, "iu");
const thenNow = new RegExp(`^(?:${dash}|\\s+)${now}`, "iu");
/**
 * A dash after a date, without an end date: "2016 -", "2016-:", "2016- Butikschef". In "2016 - Kursus", the dash
 * separates year and name.
 */
const thenNothing = /^(?:\s*[-‐‑‒–—―−→➔]\s*(?=$|[)\]|,:;·•])|[-‐‑‒–—―−](?=\s+\p{Lu}))/u;
const sinceBefore = /(?<![\p{L}])(?:siden|since|fra|from)\s+$/iu;
const shortYearAfter = /^\s?[-‐‑‒–—―−/]\s?(\d\d)(?![\d/.,%-])/u;
const sharedYear = new RegExp(
  String.raw`(?<![\p{L}])(?<from>${monthPattern})\.?${dash}(?<to>(?:${monthPattern})[.,]?\s*(?<year>(?:19|20)\d\d))(?!\d)`,
  "iu",
);

/** Whether a period may lie within another one, given the precision of the dates. */
export function isWithinPeriod(inner: Period | undefined, outer: Period | undefined): boolean {
  if (inner?.kind !== "read" || outer?.kind !== "read" || inner.start.last < outer.start.first) return false;
  return outer.end === "now" || (inner.end !== "now" && inner.end.first <= outer.end.last);
}

/**
 * The first period in a text: a range if there is one, else a single date. An unreadable period is returned instead if
 * it precedes the range, or if the text has no range.
 */
export function findPeriod(text: string): FoundPeriod | undefined {
  const broken = findBroken(text);
  const range = findRange(text);
  const ofOneYear = findMonthsOfOneYear(text);
  // "august 2017 – februar 2022 (barsel feb. – nov. 2018)": the first range is the period of the role.
  const found =
    range && ofOneYear
      ? range.index < ofOneYear.index
        ? range
        : ofOneYear
      : (ofOneYear ?? range ?? findShortDates(text));
  if (broken && (!found || broken.index <= found.index)) return broken;
  return found ?? findSingle(text);
}

function findMonthsOfOneYear(text: string): FoundPeriod | undefined {
  const match = sharedYear.exec(text);
  const part = match?.groups;
  if (!match || !part) return undefined;
  const start = findDates(`${part["from"]} ${part["year"]}`)[0];
  const end = findDates(part["to"] ?? "")[0];
  return start && end && orderly(match[0], start, end, match.index);
}

const shortDate = String.raw`(?:[0-3]?\d\.(?:0?[1-9]|1[0-2])|0[1-9]|1[0-2])\.\d\d`;
const shortDates = new RegExp(
  String.raw`(?<![\d.,:]|kl\.?\s?)(?<from>${shortDate})\s*[-–—]\s*(?:(?<to>${shortDate})(?![\d.:]*\d)|${now})`,
  "iu",
);

/** "04.21 – 03.24", "1.4.21 – d.d.": dates with dots and short years. A single date of this form may be an amount. */
function findShortDates(text: string): FoundPeriod | undefined {
  const match = shortDates.exec(text);
  const { from = "", to } = match?.groups ?? {};
  const start = shortDateIn(from);
  if (match === null || start === undefined) return undefined;
  if (to === undefined) return ongoing(text, start, match.index, match[0].length);
  const end = shortDateIn(to);
  return end && orderly(match[0], start, end, match.index);
}

function shortDateIn(text: string): CvDate | undefined {
  const [year = "", month = ""] = text.split(".").toReversed();
  const [date] = findDates(`${month.padStart(2, "0")}/${year}`);
  return date && { ...date, text };
}

function findRange(text: string): FoundPeriod | undefined {
  const dates = findDates(text);
  for (const [position, start] of dates.entries()) {
    const next = dates[position + 1];
    const after = text.slice(start.index + start.text.length);
    const between = text.slice(start.index + start.text.length, next?.index);
    const isBetween = /(?:mellem|between)\s+$/iu.test(text.slice(0, start.index)) && /^\s(?:og|and)\s$/iu.test(between);
    if (next && (isBetween || betweenDates.test(between))) {
      return orderly(text.slice(start.index, next.index + next.text.length), start, next, start.index);
    }
    const open = thenNow.exec(after) ?? thenNothing.exec(after);
    if (open) return ongoing(text, start, start.index, start.text.length + open[0].length);
    const since = sinceBefore.exec(text.slice(0, start.index));
    if (since) return ongoing(text, start, since.index, since[0].length + start.text.length);
    const shortened = shortenedRange(start, after);
    if (shortened) return shortened;
  }
  return undefined;
}

/** "2012-14" is a range. "2010-12" is a range, too, unless a second date shows that 12 is a month. */
function shortenedRange(start: FoundDate, after: string): FoundPeriod | undefined {
  const match =
    start.form === "year" ? shortYearAfter.exec(after) : /^(?<full>(?:19|20)\d\d)-(?<short>\d\d)$/u.exec(start.text);
  if (!match) return undefined;
  const text = start.form === "year" ? start.text + match[0].trimEnd() : start.text;
  const century = start.text.slice(0, 2);
  const short = match.groups?.["short"] ?? match[1] ?? "";
  const endYear =
    Number(century + short) < Number(start.text.slice(0, 4)) ? String(Number(century) + 1) + short : century + short;
  if (start.form !== "year" && Number(short) <= Number(start.text.slice(2, 4))) return undefined;
  const end = findDates(endYear)[0];
  const from = findDates(start.text.slice(0, 4))[0];
  if (!end || !from || end.first - from.first > 12 * 45) return undefined;
  return { period: { kind: "read", text, start: from, end }, index: start.index, length: text.length, range: true };
}

function ongoing(text: string, start: CvDate, index: number, length: number): FoundPeriod {
  const written = text.slice(index, index + length).trim();
  return { period: { kind: "read", text: written, start, end: "now" }, index, length, range: true };
}

/** Reads "2016 - Driftsleder" as a current role; `undefined` without a dash after the date. */
export function leftOpen({ period, index, length }: FoundPeriod, text: string): FoundPeriod | undefined {
  const mark = /^\s*[-‐‑‒–—―−]/u.exec(text.slice(index + length));
  if (period.kind !== "read" || mark === null) return undefined;
  return ongoing(text, period.start, index, length + mark[0].length);
}

function orderly(text: string, start: CvDate, end: CvDate, index: number): FoundPeriod {
  const written = text.trim();
  const period: Period =
    end.last < start.first
      ? { kind: "unreadable", text: written, isReversed: true }
      : { kind: "read", text: written, start, end };
  return { period, index, length: text.length, range: true };
}

function findSingle(text: string): FoundPeriod | undefined {
  const date = findDates(text)[0];
  if (!date) return undefined;
  const period: Period = { kind: "read", text: date.text, start: date, end: date };
  return { period, index: date.index, length: date.text.length, range: false };
}

/** A year with digits that a machine cannot read. */
const lostYear = String.raw`(?=\d{0,3}${lostLetter})[12${lostLetter}][\d${lostLetter}]{3}(?![\d${lostLetter}])`;
const someYear = String.raw`(?:(?:19|20)[\dx?_*.…]{2}|\d{2}[x?_]{2}|${lostYear}|\d{3,5}|[x?]{2,4})`;
const someDate = String.raw`(?:(?:(?:${monthPattern})\.?|\d{1,2}[./-])\s?)?${someYear}`;
const brokenPatterns: readonly RegExp[] = [
  // A year with missing digits, or of three or five digits, on either side of a dash.
  new RegExp(
    String.raw`(?<![\p{L}\d+.,${lostLetter}])${someDate}\s*[-–—]\s*(?:${someDate}|${now})(?![\p{L}\d${lostLetter}])`,
    "iu",
  ),
  // A month above 12.
  new RegExp(
    String.raw`(?<![\d.,/])(?:1[3-9]|[2-9]\d)[./](?:19|20)\d\d(?!\d)(?:\s*[-–—]\s*(?:\d{1,2}[./]\d{4}|${now}))?`,
    "iu",
  ),
  // Months without a year.
  new RegExp(
    String.raw`(?<![\p{L}\d.]\s?)(?:${monthPattern})\.?\s*[-–—]\s*(?:(?:${monthPattern})(?![\p{L}])\.?(?!\.?\s*['’]?\d)|${now})`,
    "iu",
  ),
];

/** "150-200 medarbejdere" is not a period: at least one end must begin like a year or be a month. */
const nearYear = new RegExp(String.raw`(?:19|20)[\dx?_*.…]{2}|${lostYear}|^(?:${monthPattern})`, "iu");

function findBroken(text: string): FoundPeriod | undefined {
  for (const pattern of brokenPatterns) {
    const match = pattern.exec(text);
    if (match && nearYear.test(match[0]) && !readsWell(match[0])) {
      const period: Period = { kind: "unreadable", text: match[0].trim() };
      return { period, index: match.index, length: match[0].length, range: true };
    }
  }
  return undefined;
}

function readsWell(text: string): boolean {
  const range = findMonthsOfOneYear(text) ?? findRange(text);
  return range !== undefined && range.length >= text.trim().length - 1;
}
