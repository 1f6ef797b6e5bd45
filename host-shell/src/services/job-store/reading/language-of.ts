/** Frequent words of each language that the other language does not have. */
const frequent = {
  da: "og i at er det til af en på med for du som den har vi et der vil om kan dig eller din dit dine være hos vores samt både",
  en: "the and to of in a is you with for our we are as will your be on have this that by an or from at role team experience",
};
const shared = new Set(["i", "for", "at", "en", "as", "an", "team", "on", "by"]);
const words = {
  da: new Set(frequent.da.split(" ").filter((word) => !shared.has(word))),
  en: new Set(frequent.en.split(" ").filter((word) => !shared.has(word))),
};

/** Those of the frequent words that are also frequent in German, Swedish, Dutch or French. */
const elsewhere = new Set(
  "a be dig det de den der dit din du eller en et for har hos i in is kan med om på samt som vi vil we will".split(" "),
);

/** Whether few other languages have the word. In Danish and English texts, about one word in ten is of this kind. */
function isTelling(word: string): boolean {
  return /[æø]/.test(word) || ((words.da.has(word) || words.en.has(word)) && !elsewhere.has(word));
}

/** Texts with at least this number of words have frequent words. Shorter texts, such as lists, may have none. */
const fewWords = 30;
/** In longer texts, one word in this number may be part of a foreign name or term. */
const wordsPerTerm = 40;

/** The most characters of a text that are read. */
const lettersRead = 1_500;

/**
 * The language of a text. A short text counts as Danish if in doubt, since most postings in Denmark are Danish;
 * `undefined` if many words belong to neither language. Norwegian is not distinguished from Danish.
 */
export function languageOf(text: string): "da" | "en" | undefined {
  const different = new Set<string>();
  const counts = { da: 0, en: 0, telling: 0, all: 0 };
  for (const [word] of text
    .slice(0, lettersRead)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    different.add(word);
    counts.all += 1;
    if (words.da.has(word)) counts.da += 1;
    if (words.en.has(word)) counts.en += 1;
    if (isTelling(word)) counts.telling += 1;
  }
  if (different.size >= fewWords && counts.telling * wordsPerTerm < counts.all) return undefined;
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

/** The language of a name or code; `undefined` if it is neither Danish nor English. */
export function namedLanguage(name: string): "da" | "en" | undefined {
  return names[name.trim().toLowerCase().split(/[-_]/)[0] ?? ""];
}
