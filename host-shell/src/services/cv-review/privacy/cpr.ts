/** The place of a CPR number in a text: `text.slice(start, end)` is the number as written. */
export interface CprPlace {
  readonly start: number;
  readonly end: number;
}

const hyphen = String.raw`[-\u2010-\u2015\u2212]`;
/** A line may wrap on either side of it. */
const dash = String.raw`\s{0,3}${hyphen}\s{0,3}`;
const blank = String.raw`[ \u00a0]`;
const notBefore = String.raw`(?<![\p{L}\p{N}]|[\p{N}+][.,/\-])(?<!\+\d{0,3}[ \u00a0]?)`;
const notAfter = String.raw`(?![\p{L}\p{N}]|[.,/\-]\p{N})`;
const calledCpr = String.raw`(?<=\b(?:cpr|personnummer|personnr)\P{N}{0,14})`;

/** `010190-1234`, and with a whole year `01011990-1234`. */
const dashed = new RegExp(`${notBefore}(\\d\\d)(\\d\\d)(?:\\d\\d)?(\\d\\d)${dash}\\d{4}${notAfter}`, "gu");
/** `01.01.90-1234`; four digits that read as a year end a period. */
const dotted = new RegExp(`${notBefore}(\\d\\d)[./-](\\d\\d)[./-](\\d\\d)${dash}(?!19|20)\\d{4}${notAfter}`, "gu");
/** `01 01 90-1234`. */
const inPairs = new RegExp(
  `${notBefore}(\\d\\d)${blank}(\\d\\d)${blank}(\\d\\d)${dash}(?!19|20)\\d{4}${notAfter}`,
  "gu",
);
/** `0 1 0 1 9 0 - 1 2 3 4`, as letter spacing makes it, with or without its dash. */
const spaced = new RegExp(
  `${notBefore}${Array.from({ length: 6 }, () => "(\\d)").join(blank)}(?:${dash}|${blank})` +
    `${Array.from({ length: 4 }, () => "\\d").join(blank)}(?!${blank}\\d)${notAfter}`,
  "gu",
);
/** `010190 1234` and `0101901234`. */
const bare = new RegExp(`${notBefore}(\\d\\d)(\\d\\d)(\\d\\d)${blank}?\\d{4}${notAfter}`, "gu");
const between = String.raw`(?:${blank}|[./]|${hyphen})`;
/** Any ten digits that the text calls a CPR number. */
const named = new RegExp(
  `${calledCpr}${Array.from({ length: 6 }, () => "(\\d)").join(`${between}?`)}(?:${between}{0,3}|${dash})` +
    `${Array.from({ length: 4 }, () => "\\d").join(`${between}{0,3}`)}(?!\\d)`,
  "giu",
);
/** The same, wrapped at its blank. Otherwise a postal code with its town may follow a date of birth. */
const namedOverLines = new RegExp(
  `${calledCpr}(\\d\\d)(\\d\\d)(\\d\\d)\\s?\\n\\s?\\d{4}(?=[.,;)]?\\s*(?:\\n|$))`,
  "giu",
);

/** What every number has, whatever its form. Most texts of the log do not, which are then not searched. */
const tenDigits = /(?:\d\D*){10}/;

/**
 * Words before ten digits that are another number: a bank account, a P number, a phone number.
 */
const otherNumber =
  /(?:\d[ \u00a0]|(?:konto|kto|account|iban|reg|cvr|ean|gln|tlf|telefon|mobil|phone|ordre|order|sag|case|faktura|invoice|medlem|\bp-?(?=n))[\p{L}.-]{0,40}(?:[ \u00a0]?(?:nr|nummer|no|number)\b)?[.:]{0,40}[ \u00a0]{0,40})$/iu;

/**
 * Finds Danish CPR numbers in running text or in lines joined by line feeds. The date must exist; modulus 11 is not
 * checked, since numbers issued from 2007 need not fulfil it. Ten digits without a dash count only if no word before
 * them marks them as another number.
 */
export function findCpr(text: string): readonly CprPlace[] {
  if (!tenDigits.test(text)) return [];
  const places = [
    ...matches(text, dashed),
    ...matches(text, dotted),
    ...[bare, inPairs, spaced]
      .flatMap((pattern) => matches(text, pattern))
      .filter(({ start }) => !otherNumber.test(text.slice(Math.max(0, start - 40), start))),
    ...[named, namedOverLines].flatMap((pattern) => matches(text, pattern)),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return places.filter((place) => {
    const isApart = place.start >= end;
    end = Math.max(end, place.end);
    return isApart;
  });
}

/** Replaces each digit of a CPR number by `x`, so that the length of the text stays the same. */
export function maskCpr(text: string): string {
  let masked = "";
  let after = 0;
  for (const { start, end } of findCpr(text)) {
    masked += text.slice(after, start) + text.slice(start, end).replaceAll(/\d/g, "x");
    after = end;
  }
  return masked + text.slice(after);
}

function matches(text: string, pattern: RegExp): readonly CprPlace[] {
  return [...text.matchAll(pattern)]
    .filter((match) => isDate(...digits(match)))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function digits(match: RegExpExecArray): readonly [day: number, month: number, year: number] {
  const date = match.slice(1).join("");
  return [Number(date.slice(0, 2)), Number(date.slice(2, 4)), Number(date.slice(4, 6))];
}

function isDate(day: number, month: number, year: number): boolean {
  const days = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}
