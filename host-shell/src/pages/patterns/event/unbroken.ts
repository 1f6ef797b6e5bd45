/** Keeps "20. november" and "Margenvej 14" on one line of large text. */
export function unbroken(words: string): string {
  return words.replaceAll(/(?<=\d\.) (?=\p{L})|(?<=\p{L}) (?=\d{1,3}\p{L}?(?:,|$))/gu, "\u00a0");
}
