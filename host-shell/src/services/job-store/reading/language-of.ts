/** Words that every text of a language has, and the other has not. */
const frequent = {
  da: "og i at er det til af en på med for du som den har vi et der vil om kan dig eller din dit dine være hos vores samt både",
  en: "the and to of in a is you with for our we are as will your be on have this that by an or from at role team experience",
};
const shared = new Set(["i", "for", "at", "en", "as", "an", "team", "on", "by"]);
const words = {
  da: new Set(frequent.da.split(" ").filter((word) => !shared.has(word))),
  en: new Set(frequent.en.split(" ").filter((word) => !shared.has(word))),
};

/** The beginning says enough. */
const lettersRead = 1_500;

/** Danish where the words do not say, since that is what postings in Denmark are written in. */
export function languageOf(text: string): "da" | "en" {
  const counts = { da: 0, en: 0 };
  for (const [word] of text
    .slice(0, lettersRead)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    if (words.da.has(word)) counts.da += 1;
    if (words.en.has(word)) counts.en += 1;
  }
  return counts.en > counts.da ? "en" : "da";
}

const names: Readonly<Record<string, "da" | "en">> = {
  da: "da",
  dan: "da",
  danish: "da",
  dansk: "da",
  en: "en",
  eng: "en",
  english: "en",
  engelsk: "en",
};

/** The language that a posting names: `undefined` where it is none of ours. */
export function namedLanguage(name: string): "da" | "en" | undefined {
  return names[name.trim().toLowerCase().split(/[-_]/)[0] ?? ""];
}
