/**
 * Compiles phrases to the source of a regular expression: one group that matches any of them. If two phrases match at
 * the same place, the earlier one in the list is found. Use it with the flags `iu` (`u` where capitals matter).
 *
 * In a phrase these characters have a meaning; all others match themselves:
 *
 * - `*` any letters or none: `dynamisk*`, `*chef`
 * - `~` the same with hyphens: `~folk` in `bank-folk`
 * - `+` at least one letter, `+++` at least three: `+++orienteret`
 * - `(a|b)` one of the alternatives: `(by|regions)råd`
 * - `[a|b]` one of the alternatives or none: `klub[ben]`, `self[-| ]starter`
 * - `_` one white space of any kind, while a space in a phrase matches only a space: `vice_president`
 * - `<` no letter before, `>` no letter after: `<tale>` is not found in `samtale`
 */
export function anyOf(phrases: readonly string[]): string {
  return `(?:${phrases.map(sourceOf).join("|")})`;
}

/** Finds phrases as whole words, with no letter before or after them. */
export function wholeWords(phrases: readonly string[], flags = "iu"): RegExp {
  return new RegExp(`${notAfterLetter}${anyOf(phrases)}${notBeforeLetter}`, flags);
}

export const notAfterLetter = String.raw`(?<!\p{L})`;
export const notBeforeLetter = String.raw`(?!\p{L})`;

const sources: Readonly<Record<string, string>> = {
  "*": String.raw`\p{L}*`,
  "~": String.raw`[\p{L}-]*`,
  "(": "(?:",
  ")": ")",
  "[": "(?:",
  "]": ")?",
  "|": "|",
  _: String.raw`\s`,
  "<": notAfterLetter,
  ">": notBeforeLetter,
};

function sourceOf(phrase: string): string {
  return phrase.replaceAll(/\++|[^\p{L}\p{N} -]/gu, (sign) =>
    sign.startsWith("+") ? String.raw`\p{L}{${sign.length},}` : (sources[sign] ?? escaped(sign)),
  );
}

function escaped(sign: string): string {
  return /[.^$\\{}?/]/u.test(sign) ? `\\${sign}` : sign;
}
