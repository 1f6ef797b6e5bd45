import { type TextLanguage, stopWords } from "./stop-words.ts";

const gramLength = 4;

/** All sequences of four letters in the words of a title, so that "varehuschef" and "varehusleder" share terms. */
export function titleGrams(title: string, language: TextLanguage): readonly string[] {
  const grams = new Set<string>();
  for (const [word] of title
    .normalize("NFC")
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    if (stopWords[language].has(word)) continue;
    for (let at = 0; at + gramLength <= word.length; at += 1) grams.add(`4:${word.slice(at, at + gramLength)}`);
  }
  return [...grams];
}
