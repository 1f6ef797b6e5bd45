import { lostLetter } from "../reading/clean-text.ts";

/** The written form of a date, to detect mixed forms. */
export type DateForm =
  | "year"
  | "month name"
  | "season"
  | "quarter"
  | "mm/yyyy"
  | "mm.yyyy"
  | "mm-yyyy"
  | "mm/yy"
  | "yyyy-mm"
  | "day";

export const monthsPerYear = 12;

/** The year of a month that is counted from year 0. */
export function yearOf(month: number): number {
  return Math.floor(month / monthsPerYear);
}

/** A date with its written precision. Months are counted from year 0: `year * 12 + month`, January is 0. */
export interface CvDate {
  readonly text: string;
  readonly form: DateForm;
  /** The first and the last possible month: equal for a month, January and December for a bare year. */
  readonly first: number;
  readonly last: number;
}

export interface FoundDate extends CvDate {
  readonly index: number;
}

const monthNames: readonly (readonly string[])[] = [
  ["januar", "january", "jan"],
  ["februar", "february", "feb", "febr"],
  ["marts", "march", "mar"],
  ["april", "apr"],
  ["maj", "may"],
  ["juni", "june", "jun"],
  ["juli", "july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["oktober", "october", "okt", "oct"],
  ["november", "nov"],
  ["december", "dec"],
];

const monthByName = new Map(monthNames.flatMap((names, month) => names.map((name) => [name, month] as const)));

/**
 * First and last month of each season, from 0 to 11. Winter spans the whole year, since it may be at either end of the
 * year.
 */
const seasons = new Map<string, readonly [number, number]>([
  ["forår", [2, 4]],
  ["foråret", [2, 4]],
  ["spring", [2, 4]],
  ["sommer", [5, 7]],
  ["sommeren", [5, 7]],
  ["summer", [5, 7]],
  ["efterår", [8, 10]],
  ["efteråret", [8, 10]],
  ["autumn", [8, 10]],
  ["fall", [8, 10]],
  ["vinter", [0, 11]],
  ["vinteren", [0, 11]],
  ["winter", [0, 11]],
]);

const longestFirst = (words: Iterable<string>): string => [...words].toSorted((a, b) => b.length - a.length).join("|");

export const monthPattern = longestFirst(monthByName.keys());
const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const mm = String.raw`(?:0?[1-9]|1[0-2])`;

const datePattern = new RegExp(
  [
    String.raw`(?<![\d.,/-])(?<isoYear>${year})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.][0-3]\d)?(?![\d/.]\d|\d)`,
    String.raw`(?<![\d.,])[0-3]?\d[./-](?<dayMonth>${mm})[./-](?<dayYear>${year})(?!\d)`,
    String.raw`(?<![\d.,/])[0-3]?\d\/(?<dayMonthShort>${mm})-(?<dayYearShort>\d\d)(?![\d/-])`,
    String.raw`(?<![\d.,])[0-3]?\d[./](?<dayMonthBlank>${mm})(?:\.|-)?\s(?<dayYearBlank>${year})(?!\d)`,
    String.raw`(?<![\d.,])(?<numMonth>${mm})(?<numMark>[./-])(?<numYear>${year})(?!\d)`,
    String.raw`(?<![\d.,/-])(?<shortMonth>0[1-9]|1[0-2])\/(?<shortYear>\d\d)(?![\d/])`,
    String.raw`(?<![\p{L}])(?<day>[0-3]?\d\.?\s+)?(?<name>${monthPattern})[.,]?\s*(?:(?<nameYear>${year})|['’]?(?<nameShort>\d\d))(?![\d%])`,
    String.raw`(?<![\p{L}])(?<season>${longestFirst(seasons.keys())})\s+(?<seasonYear>${year})(?!\d)`,
    String.raw`(?<![\p{L}\d])(?:q(?<quarter>[1-4])|(?<kvartal>[1-4])\.?\s*kvartal)[\s,]*(?<quarterYear>${year})(?!\d)`,
    String.raw`(?<![\d.,+#])(?<yearFirst>${year})\s+(?<nameBehind>${monthPattern})(?![\p{L}]|\.?\s*${year})`,
    String.raw`(?<![\d.,+#])(?<year>${year})(?![\d]|[.,]\d)`,
  ].join("|"),
  "giu",
);

/** A text without its dates. */
export function withoutDates(text: string): string {
  return text.replaceAll(datePattern, "");
}

/**
 * The dates in a text, in order. Two digits from 50 on are a year of the 20th century, lower ones a year of the 21st. A
 * date next to an unreadable digit is not returned.
 */
export function findDates(text: string): readonly FoundDate[] {
  return [...text.matchAll(datePattern)]
    .filter(({ 0: { length }, index }) => text[index - 1] !== lostLetter && text[index + length] !== lostLetter)
    .map((match) => ({ index: match.index, ...dateOf(match) }));
}

function dateOf(match: RegExpExecArray): CvDate {
  const part = match.groups ?? {};
  const text = match[0].trim();
  const between = (form: DateForm, writtenYear: string, first: number, last = first): CvDate => {
    const start = fullYear(writtenYear) * monthsPerYear;
    return { text, form, first: start + first, last: start + last };
  };
  if (part["isoYear"]) return between("yyyy-mm", part["isoYear"], Number(part["isoMonth"]) - 1);
  if (part["dayYear"]) return between("day", part["dayYear"], Number(part["dayMonth"]) - 1);
  if (part["dayYearShort"]) return between("day", part["dayYearShort"], Number(part["dayMonthShort"]) - 1);
  if (part["dayYearBlank"]) return between("day", part["dayYearBlank"], Number(part["dayMonthBlank"]) - 1);
  if (part["numYear"]) return between(numericForm(part["numMark"]), part["numYear"], Number(part["numMonth"]) - 1);
  if (part["shortYear"]) return between("mm/yy", part["shortYear"], Number(part["shortMonth"]) - 1);
  if (part["name"]) {
    const month = monthByName.get(part["name"].toLowerCase()) ?? 0;
    return between(part["day"] ? "day" : "month name", part["nameYear"] ?? part["nameShort"] ?? "", month);
  }
  if (part["yearFirst"]) {
    const month = monthByName.get(part["nameBehind"]?.toLowerCase() ?? "") ?? 0;
    return between("month name", part["yearFirst"], month);
  }
  if (part["season"]) {
    const [first, last] = seasons.get(part["season"].toLowerCase()) ?? [0, 11];
    return between("season", part["seasonYear"] ?? "", first, last);
  }
  if (part["quarterYear"]) {
    const first = (Number(part["quarter"] ?? part["kvartal"]) - 1) * 3;
    return between("quarter", part["quarterYear"], first, first + 2);
  }
  return between("year", part["year"] ?? "", 0, 11);
}

function numericForm(mark: string | undefined): DateForm {
  if (mark === ".") return "mm.yyyy";
  return mark === "-" ? "mm-yyyy" : "mm/yyyy";
}

function fullYear(written: string): number {
  const value = Number(written);
  if (written.length === 4) return value;
  return value >= 50 ? 1900 + value : 2000 + value;
}

export function monthOf(date: Date): number {
  return date.getFullYear() * monthsPerYear + date.getMonth();
}
