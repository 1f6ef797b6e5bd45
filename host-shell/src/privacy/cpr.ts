import { beginsWithDate, beginsWithDateOfAnyNumber } from "./cpr-date.ts";
import type { CprPlace } from "./cpr-place.ts";
import { namedNumbersIn } from "./named-cpr.ts";
import { withPlainDigits } from "./plain-digits.ts";
import { replacePlaces } from "./replace-places.ts";

/** Dashes, minus signs and hyphens of all kinds. */
const hyphen = String.raw`[\p{Pd}\u2212\u00ad\u2043\u02d7\u207b]`;
/** A dash with the blanks around it. A line may wrap before or after it. */
const dash = String.raw`\s{0,3}${hyphen}{1,2}\s{0,3}`;
const blank = String.raw`[ \u00a0]`;
const notBefore = String.raw`(?<![\p{L}\p{N}]|[\p{N}+][.,/\-])(?<!\+\d{0,3}[ \u00a0]?)`;
const notAfter = String.raw`(?![\p{L}\p{N}]|[.,/\-]\p{N})`;
/** `010190-1234`, and with a whole year `01011990-1234`. */
const dashed = new RegExp(`${notBefore}\\d\\d\\d\\d(?:\\d\\d)?\\d\\d${dash}\\d{4}${notAfter}`, "gu");
/** `010190·1234` and `010190_1234`. */
const marked = new RegExp(
  `${notBefore}\\d{6}${blank}?[\\u00b7\\u2022\\u2027\\u2219\\u22c5\\u30fb_~]${blank}?(?!19|20)\\d{4}${notAfter}`,
  "gu",
);
/** `010190/1234`, without a blank: a number after a blank may be a postal code that follows a date. */
const slashed = new RegExp(`${notBefore}\\d{6}[/\\u2044\\u2215=|](?!19|20)\\d{4}${notAfter}`, "gu");
/**
 * `01.01.90-1234`. The last four digits must not look like a year, since a year would be the end of a period of time.
 */
const dotted = new RegExp(`${notBefore}\\d\\d[./-]\\d\\d[./-]\\d\\d${dash}(?!19|20)\\d{4}${notAfter}`, "gu");
/** `01 01 90-1234`. */
const inPairs = new RegExp(`${notBefore}\\d\\d${blank}\\d\\d${blank}\\d\\d${dash}(?!19|20)\\d{4}${notAfter}`, "gu");
/** `0 1 0 1 9 0 - 1 2 3 4`, as letter spacing produces it, with or without the dash. */
const spaced = new RegExp(
  `${notBefore}${Array.from({ length: 6 }, () => "\\d").join(blank)}(?:${dash}|${blank})` +
    `${Array.from({ length: 4 }, () => "\\d").join(blank)}(?!${blank}\\d)${notAfter}`,
  "gu",
);
/** `010190 1234` and `0101901234`. */
const bare = new RegExp(`${notBefore}\\d{6}${blank}?\\d{4}${notAfter}`, "gu");
/**
 * Ten digits with anything between them. Every CPR number matches in any form. Most texts of the log do not match and
 * are not searched further.
 */
const tenDigits = /(?:[\p{N}\ufffd][^\p{N}\ufffd]*){10}/u;

/** Words that mark the ten digits after them as another number: a bank account, a P number, a phone number. */
const otherNumber =
  /(?:\d[ \u00a0]|(?:konto|kto|account|iban|reg|cvr|ean|gln|tlf|telefon|mobil|phone|ordre|order|sag|case|faktura|invoice|medlem|isbn|licens|certifi[ck]a|autorisation|personale|medarbejder|journal|\bp-?(?=n))[\p{L}.-]{0,40}(?:[ \u00a0]?(?:nr|nummer|no|number)\b)?[.:]{0,40}[ \u00a0]{0,40})$/iu;

/**
 * Finds Danish CPR numbers in running text or in lines joined by line feeds. The date must exist; modulus 11 is not
 * checked, since numbers issued from 2007 need not fulfil it. Ten digits without a dash count only if no word before
 * them marks them as another number.
 */
export function findCpr(written: string): readonly CprPlace[] {
  if (!tenDigits.test(written)) return [];
  const { text, placeOf } = withPlainDigits(written);
  return findInPlainDigits(text).map(placeOf);
}

function findInPlainDigits(text: string): readonly CprPlace[] {
  const places = [
    ...matches(text, dashed, beginsWithDateOfAnyNumber),
    ...matches(text, dotted),
    ...matches(text, marked),
    ...[bare, inPairs, spaced, slashed]
      .flatMap((pattern) => matches(text, pattern))
      .filter(({ start }) => !otherNumber.test(text.slice(Math.max(0, start - 40), start))),
    ...namedNumbersIn(text).filter(({ start, end }) => beginsWithDateOfAnyNumber(text.slice(start, end))),
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
  return replacePlaces(text, findCpr(text), (number) =>
    number.replaceAll(/\p{N}/gu, (digit) => "x".repeat(digit.length)),
  );
}

function matches(text: string, pattern: RegExp, isValid = beginsWithDate): readonly CprPlace[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: number, index }) =>
    isValid(number) ? [{ start: index, end: index + number.length }] : [],
  );
}
