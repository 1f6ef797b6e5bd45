import porter2 from "wink-porter2-stemmer";

/** The stem of a lower-case word by Snowball's English stemmer ("Porter2", snowballstem.org). */
export function englishStem(word: string): string {
  return porter2(word.replaceAll("’", "'"));
}
