const vowels = "aeiouyæøå";
const endings =
  /(?:erendes|erende|hedens|ethed|erede|heden|heder|endes|ernes|erens|erets|hed|ered|ende|erne|eren|erer|heds|enes|eres|ens|ers|ets|eret|ene|ere|en|er|es|et|e)$/u;
const plainS = /(?<=[abcdfghjklmnoprtvyzå])s$/u;
const consonantPair = /(?:gd|dt|gt|kt)$/u;
const otherEndings = /(?:elig|els|lig|ig)$/u;
const doubleConsonant = /([^aeiouyæøå])\1$/u;

/** The stem of a lower-case word by Snowball's Danish stemmer (snowballstem.org). */
export function danishStem(word: string): string {
  const start = startOfEndings(word);
  let kept = word.slice(0, start);
  let rest = word.slice(start);
  const cut = (end: RegExp): boolean => {
    const shorter = rest.replace(end, "");
    const isCut = shorter !== rest;
    rest = shorter;
    return isCut;
  };
  const cutPair = (): void => {
    if (consonantPair.test(rest)) rest = rest.slice(0, -1);
  };
  if (!cut(endings) && plainS.test(kept + rest) && rest.length > 0) rest = rest.slice(0, -1);
  cutPair();
  if ((kept + rest).endsWith("igst")) {
    const whole = (kept + rest).slice(0, -2);
    rest = whole.slice(Math.min(start, whole.length));
    kept = whole.slice(0, start);
  }
  if (rest.endsWith("løst")) rest = rest.slice(0, -1);
  else if (cut(otherEndings)) cutPair();
  if (doubleConsonant.test(kept + rest) && rest.length > 0) rest = rest.slice(0, -1);
  return kept + rest;
}

/** The index after the first consonant that follows a vowel; at least 3. */
function startOfEndings(word: string): number {
  let at = 0;
  while (at < word.length && !vowels.includes(word.charAt(at))) at += 1;
  while (at < word.length && vowels.includes(word.charAt(at))) at += 1;
  return Math.min(word.length, Math.max(3, at + 1));
}
