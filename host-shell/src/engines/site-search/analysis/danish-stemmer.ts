/** The stems of a word. `inflected` has lost only endings of inflection; `full` is the stem of Snowball's algorithm. */
export interface Stems {
  readonly inflected: string;
  readonly full: string;
}

const vowels = new Set("aeiouyæåø");
const consonants = new Set("bcdfghjklmnpqrstvwxz");
/** The letters after which a final `s` is an ending. */
const beforeS = new Set("abcdfghjklmnoprtvyzå");

/** From the longest to the shortest, as the algorithm removes the longest one. */
const endings = `
erendes
erende hedens
ethed erede heden heder endes ernes erens erets
ered ende erne eren erer heds enes eres eret
hed ene ere ens ers ets
en er es et
e`
  .trim()
  .split(/\s+/);

/**
 * The Danish stemmer of Snowball (snowballstem.org/algorithms/danish/stemmer.html), for a word in lower case with the
 * letters æ, ø and å: "opsigelserne" -> inflected "opsigels", full "opsig".
 */
export function stemsOf(word: string): Stems {
  const region = regionOf(word);
  const inflected = withoutEnding(word, region);
  const cut = withoutLastOfPair(inflected, region);
  return { inflected: undoubled(cut, region), full: undoubled(withoutDerivation(cut, region), region) };
}

/**
 * The part of a stem that verbs share with their participles and nouns of action: "udbetaling", "udbetalt" and
 * "udbetale" -> "udbetal".
 */
export function verbStemOf({ inflected, full }: Stems): string {
  // The algorithm takes "ig" of "opsige" for an ending, but not that of "opsigelse".
  const whole = inflected.endsWith("els") ? stemsOf(`${inflected.slice(0, -3)}e`).full : full;
  const stem = whole.replace(/n?ing$/, "").replace(/(?<=[lnr])t$/, "");
  return stem.length >= leastVerbStem ? stem : whole;
}

const leastVerbStem = 4;

/** The beginning of the region R1: after the first consonant that follows a vowel, but not before the fourth letter. */
function regionOf(word: string): number {
  let at = 0;
  while (at < word.length && !vowels.has(word.charAt(at))) at += 1;
  while (at < word.length && vowels.has(word.charAt(at))) at += 1;
  return Math.max(3, Math.min(at + 1, word.length));
}

const endsInRegion = (word: string, ending: string, region: number): boolean =>
  word.length - ending.length >= region && word.endsWith(ending);

function withoutEnding(word: string, region: number): string {
  const ending = endings.find((one) => endsInRegion(word, one, region));
  if (ending !== undefined) return word.slice(0, -ending.length);
  const hasS = endsInRegion(word, "s", region) && beforeS.has(word.charAt(word.length - 2));
  return hasS ? word.slice(0, -1) : word;
}

function withoutLastOfPair(word: string, region: number): string {
  return ["gd", "dt", "gt", "kt"].some((pair) => endsInRegion(word, pair, region)) ? word.slice(0, -1) : word;
}

function withoutDerivation(word: string, region: number): string {
  const base = word.endsWith("igst") ? word.slice(0, -2) : word;
  if (endsInRegion(base, "løst", region)) return base.slice(0, -1);
  const ending = ["elig", "lig", "els", "ig"].find((one) => endsInRegion(base, one, region));
  return ending === undefined ? base : withoutLastOfPair(base.slice(0, -ending.length), region);
}

function undoubled(word: string, region: number): string {
  const last = word.charAt(word.length - 1);
  return word.length > region && consonants.has(last) && word.charAt(word.length - 2) === last
    ? word.slice(0, -1)
    : word;
}
