import { maskCpr } from "../privacy/cpr.ts";
import { beginsWithDateOfAnyNumber } from "../privacy/cpr-date.ts";
import { withPlainDigits } from "../privacy/plain-digits.ts";
import { replacePlaces } from "../privacy/replace-places.ts";
import { withoutPercentCodes } from "./without-percent-codes.ts";

const mark = String.raw`[^\p{L}\p{N}]`;
const pair = String.raw`\d\d${mark}?`;
/** `010190-1234`, `01.01.90/1234`, `01011990 1234`, and digits separated by blanks. */
const number = String.raw`(?<!\d)(?:${pair}${pair}(?:19|20)?\d\d${mark}{0,4}\d{4}|(?:\d ){5}\d${mark}{1,4}(?:\d ){3}\d)(?!\d)`;
/** The id of a trace, a commit or a file's content. A CPR number found in such an id would be chance. */
const digest = String.raw`[\da-f]{16,}`;
const digestOrNumber = new RegExp(`${digest}|${number}`, "gu");
const email = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,255}\.\p{L}{2,}/gu;

/**
 * Masks CPR numbers and e-mail addresses. Unlike the search in CVs, it may mask too much: it ignores the words before a
 * number and the characters next to it, since any signs and letters may be there in a path. If something was masked,
 * the result has its percent codes decoded.
 */
export function maskPersonalData(text: string): string {
  const readable = withoutPercentCodes(text);
  const masked = maskNumbers(maskCpr(readable)).replace(email, "[e-mail]");
  return masked === readable ? text : masked;
}

function maskNumbers(written: string): string {
  const { text, placeOf } = withPlainDigits(written);
  const places = [...text.matchAll(digestOrNumber)]
    .filter(([found]) => isNumber(found))
    .map(({ 0: found, index }) => placeOf({ start: index, end: index + found.length }));
  return replacePlaces(written, places, (number) => number.replaceAll(/\p{N}/gu, "x"));
}

function isNumber(found: string): boolean {
  return !/[a-f]/.test(found) && beginsWithDateOfAnyNumber(found);
}
