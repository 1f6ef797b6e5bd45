import type { CprPlace } from "./cpr-place.ts";

/** Words that name a CPR number. */
const word =
  /(?<!\p{L})(?:c[. ]?p[. ]?r|person(?:al|ligt)?[ -]?(?:id|identification|nr|nummer|number)|pers\.? ?nr|(?:civil|social) (?:registration|security))/giu;
/** Digits with up to four other characters between two of them, also a line break: "010190·1234", "01_01_90 / 1234". */
const run = String.raw`\d(?:[^\p{L}\p{N};|]{0,4}\d)*`;
const runAfterWord = new RegExp(String.raw`^(?<between>\P{N}{0,30})(?<run>${run})`, "u");
const runBeforeWord = new RegExp(String.raw`(?<![\p{L}\p{N}+])(?<run>${run})[^\p{L}\p{N}\n]{1,6}$`, "u");
/** The most characters between a naming word and its number. */
const farthest = 120;
/** A year at the beginning, as in `2010-2012`. CPR numbers begin with pairs of digits or with six digits. */
const beginsWithYear = /^(?:19|20)\d\d\D/;
const dash = /[\p{Pd}\u2212\u00ad]/u;

/** Ten-digit numbers that the text before or after them calls a CPR number. Their date is not checked. */
export function namedNumbersIn(text: string): readonly CprPlace[] {
  return [...text.matchAll(word)].flatMap(({ index, 0: { length } }) => {
    const end = index + length;
    const after = runAfterWord.exec(text.slice(end, end + farthest))?.groups;
    const from = Math.max(0, index - farthest);
    const before = runBeforeWord.exec(text.slice(from, index));
    const beginning = end + (after?.["between"] ?? "").length;
    return [
      ...numberIn(text, beginning, after?.["run"] ?? ""),
      ...numberIn(text, from + (before?.index ?? 0), before?.groups?.["run"] ?? ""),
    ];
  });
}

/**
 * The number at the beginning of a run of digits, if it has the length of a CPR number. `start` is the position of the
 * run.
 */
function numberIn(text: string, start: number, digits: string): readonly CprPlace[] {
  const places = [...digits.matchAll(/\d/g)].map(({ index }) => index);
  const year = places
    .slice(4, 6)
    .map((at) => digits[at])
    .join("");
  const lengths = year === "19" || year === "20" ? [12, 10] : [10];
  return lengths
    .flatMap((count) => {
      const [last, next] = [places[count - 1], places[count]];
      if (last === undefined || beginsWithYear.test(digits)) return [];
      const goesOn =
        next === undefined
          ? /^[.,/-]?\d/.test(text.slice(start + last + 1))
          : !/\s/u.test(digits.slice(last + 1, next));
      const gap = digits.slice((places[count - 5] ?? 0) + 1, places[count - 4]);
      if (goesOn || (gap.includes("\n") && !dash.test(gap) && !isLastOnLine(text.slice(start + last + 1)))) return [];
      return [{ start, end: start + last + 1 }];
    })
    .slice(0, 1);
}

/**
 * Whether the number ends its line. If text follows, the digits may be a date of birth and, after it, a postal code
 * with its town.
 */
function isLastOnLine(rest: string): boolean {
  return /^[.,;)]?[^\S\n]*(?:\n|$)/u.test(rest);
}
