const wholeWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skis: "ski",
    skies: "sky",
    idly: "idl",
    gently: "gentl",
    ugly: "ugli",
    early: "earli",
    only: "onli",
    singly: "singl",
  }),
);
const asTheyAre = /^(?:sky|news|howe|atlas|cosmos|bias|andes)$/u;
const asTheyAreWithoutPlural = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed)$/u;
const step2: readonly (readonly [string, string])[] = [
  ["ational", "ate"],
  ["ization", "ize"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["tional", "tion"],
  ["biliti", "ble"],
  ["lessli", "less"],
  ["entli", "ent"],
  ["ation", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["ousli", "ous"],
  ["iviti", "ive"],
  ["fulli", "ful"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["izer", "ize"],
  ["ator", "ate"],
  ["alli", "al"],
  ["bli", "ble"],
];
const step3: readonly (readonly [string, string])[] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["alize", "al"],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ness", ""],
  ["ful", ""],
];
const step4 = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|(?<=[st])ion)$/u;
const doubled = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/u;
const shortEnd = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/u;
const vowel = /[aeiouy]/u;

/** Snowball's English stemmer ("Porter2", snowballstem.org), for a word in lower case. */
export function englishStem(written: string): string {
  const known = wholeWords.get(written);
  if (known !== undefined) return known;
  if (written.length <= 2 || asTheyAre.test(written)) return written;
  let word = written
    .replaceAll("’", "'")
    .replace(/^'/u, "")
    .replace(/^y|(?<=[aeiouy])y/gu, "Y");
  const r1 = /^(?:gener|commun|arsen)/u.exec(word)?.[0].length ?? regionFrom(word, 0);
  const r2 = regionFrom(word, r1);

  word = withoutPlural(word.replace(/'s?'?$/u, ""));
  if (asTheyAreWithoutPlural.test(word)) return word;
  word = withoutPast(word, r1);
  word = word.replace(/(?<=.[^aeiouy])[yY]$/u, "i");
  word = replaceEnd(word, step2, r1);
  if (word.endsWith("ogi") && inRegion(word, "ogi", r1) && word.at(-4) === "l") word = word.slice(0, -1);
  else if (/[cdeghkmnrt]li$/u.test(word) && inRegion(word, "li", r1)) word = word.slice(0, -2);
  word = replaceEnd(word, step3, r1);
  if (word.endsWith("ative") && inRegion(word, "ative", r2)) word = word.slice(0, -5);
  const [last] = step4.exec(word) ?? [];
  if (last !== undefined && inRegion(word, last, r2)) word = word.slice(0, -last.length);
  return withoutLastLetter(word, r1, r2).replaceAll("Y", "y");
}

function regionFrom(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/u.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

function inRegion(word: string, end: string, region: number): boolean {
  return word.length - end.length >= region;
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (/ie[ds]$/u.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/[us]s$/u.test(word)) return word;
  return /[aeiouy].+s$/u.test(word) ? word.slice(0, -1) : word;
}

function withoutPast(word: string, r1: number): string {
  const [eed] = /eed(?:ly)?$/u.exec(word) ?? [];
  if (eed !== undefined) return inRegion(word, eed, r1) ? `${word.slice(0, -eed.length)}ee` : word;
  const [past] = /(?:ingly|edly|ing|ed)$/u.exec(word) ?? [];
  if (past === undefined) return word;
  const stem = word.slice(0, -past.length);
  if (!vowel.test(stem)) return word;
  if (/(?:at|bl|iz)$/u.test(stem)) return `${stem}e`;
  if (doubled.test(stem)) return /^[aeo].{2}$/u.test(stem) ? stem : stem.slice(0, -1);
  return stem.length <= r1 && shortEnd.test(stem) ? `${stem}e` : stem;
}

function replaceEnd(word: string, ends: readonly (readonly [string, string])[], region: number): string {
  const found = ends.find(([end]) => word.endsWith(end));
  if (found === undefined || !inRegion(word, found[0], region)) return word;
  return word.slice(0, -found[0].length) + found[1];
}

function withoutLastLetter(word: string, r1: number, r2: number): string {
  const stem = word.slice(0, -1);
  if (word.endsWith("e"))
    return inRegion(word, "e", r2) || (inRegion(word, "e", r1) && !shortEnd.test(stem)) ? stem : word;
  return word.endsWith("ll") && inRegion(word, "l", r2) ? stem : word;
}
