import { danishTitleEndings } from "../../cv-review/phrases/job-titles-danish.phrases.ts";

const endsLikeDanishTitle = new RegExp(`(?:${danishTitleEndings.join("|")})(?:e?n|erne|ere|er)?[,.;:)]?$`, "iu");
/** A capital only as the first letter: "Salgs-", "Adm.", but not "HR", "IT-chef" or "McDonald". */
const isCapitalised = /^\p{Lu}[^\p{Lu}\d]*$/u;

/**
 * A job title as Danish writes it within a sentence: "Adm. Direktør" becomes "adm. direktør". Abbreviations, names after the
 * title and English titles of several words keep their capitals.
 */
export function titleInSentence(title: string): string {
  const words = title.split(" ");
  const endOfTitle = words.findIndex((word) => endsLikeDanishTitle.test(word));
  const isWrittenAsSentence = words.slice(1).every((word) => !isCapitalised.test(word));
  return words
    .map((word, index) => {
      const isOfTitle = index <= endOfTitle || endsLikeDanishTitle.test(word) || (index === 0 && isWrittenAsSentence);
      return isOfTitle && isCapitalised.test(word) ? word.toLowerCase() : word;
    })
    .join(" ");
}
