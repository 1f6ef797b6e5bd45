import { abbreviations } from "../phrases/abbreviations.phrases.ts";
import { anyOf, notAfterLetter } from "../../phrase-matcher/compile-phrases.ts";

/** "2011–2026 i drift" -> 3: counts the words between blanks that have a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** "mio. kr." and "ca. 40" do not end a sentence. */
const abbreviation = new RegExp(String.raw`${notAfterLetter}${anyOf(abbreviations)}\.$`, "iu");

/** "220 mio. kr." before a capital ends a sentence. */
const endsAmount = /\d\s?(?:(?:t|mio|mia)\.\s?)?(?:kr|pct|stk|m|bn)\.$/iu;

export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let open = "";
  const pieces = text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"»“'(])/u);
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1] ?? "";
    open = open === "" ? piece : `${open} ${piece}`;
    if (abbreviation.test(open) && !(endsAmount.test(open) && /^\p{Lu}\p{Ll}/u.test(next))) continue;
    sentences.push(open.trim());
    open = "";
  }
  if (open.trim() !== "") sentences.push(open.trim());
  return sentences.filter((sentence) => countWords(sentence) > 0);
}

/** What the first of these patterns that matches finds in a text. */
export function firstOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0].trim();
  }
  return undefined;
}
