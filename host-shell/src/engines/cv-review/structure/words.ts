import { abbreviations } from "../phrases/abbreviations.phrases.ts";
import { anyOf, notAfterLetter } from "../../phrase-matcher/compile-phrases.ts";

/** "2011–2026 i drift" -> 3: counts the words between blanks that have a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** "mio. kr." and "ca. 40" do not end a sentence. */
const abbreviation = new RegExp(String.raw`${notAfterLetter}${anyOf(abbreviations)}\.$`, "iu");

export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let open = "";
  for (const piece of text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"»“'(])/u)) {
    open = open === "" ? piece : `${open} ${piece}`;
    if (abbreviation.test(open)) continue;
    sentences.push(open.trim());
    open = "";
  }
  if (open.trim() !== "") sentences.push(open.trim());
  return sentences.filter((sentence) => countWords(sentence) > 0);
}
