import type { AreaKey } from "../criteria/areas.ts";
import type { Facts } from "./truth.ts";

type Claim = (text: string, facts: Facts) => boolean | undefined;

const words = ["nul", "én", "to", "tre", "fire", "fem", "seks", "syv", "otte", "ni", "ti", "elleve", "tolv"];

function numberOf(word: string): number {
  if (word === "ét" || word === "et" || word === "en") return 1;
  const at = words.indexOf(word.toLowerCase());
  return at >= 0 ? at : Number(word.replace(".", ""));
}

/**
 * The number that the group of a pattern matches in a text. `undefined` if the pattern does not match, or if the group
 * matches a word that is not a number.
 */
function numberIn(text: string, pattern: RegExp): number | undefined {
  const word = pattern.exec(text)?.[1];
  const number = word === undefined ? Number.NaN : numberOf(word);
  return Number.isNaN(number) ? undefined : number;
}

const isNear = (told: number, fact: number, tolerance: number): boolean => Math.abs(told - fact) <= tolerance;
const isQuestion = (text: string): boolean => text.startsWith("Vi er ikke sikre på");
const isAbsence = (text: string): boolean => /^Vi fandt (?:ikke|ingen)/u.test(text);

/** Compares the number in a sentence with a list: "Vi fandt tre kurser", or "Vi fandt ikke nogen kurser". */
function counts(listOf: (facts: Facts) => readonly unknown[], tolerance = 0): Claim {
  return (text, facts) => {
    const all = listOf(facts).length;
    if (isAbsence(text)) return all === 0;
    const told = numberIn(text, /^Vi (?:fandt|talte) (\S+) /u);
    return told === undefined ? undefined : isNear(told, all, tolerance);
  };
}

/** The quotations in a text, without the dots of cut words. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/»([^»«]+?)(?: …)?«/gu)].map(([, name = ""]) => name);
}

function isAmong(name: string, all: readonly string[]): boolean {
  const [own, ...others] = [name, ...all].map((text) => text.toLowerCase());
  return own !== undefined && others.some((other) => other.includes(own) || own.includes(other));
}

/** Board seats and voluntary posts may be counted as roles or not. */
const jobs = (told: number, { roles }: Facts): boolean =>
  told >= roles.filter(({ side }) => !side).length && told <= roles.length;

const claims: Readonly<Partial<Record<AreaKey, Claim>>> = {
  experience: (text, facts) => {
    if (isAbsence(text)) return facts.roles.length === 0;
    const told = numberIn(text, /^Vi fandt (\S+) job /u);
    return told === undefined ? undefined : jobs(told, facts);
  },
  gaps: (text, facts) => {
    const told = numberIn(text, /^Din tidslinje har (\S+) job/u);
    const first = numberIn(text, /(\d{4})(?: til |\.$)/u);
    if (told === undefined || first === undefined) return undefined;
    const yearsOf = (roles: Facts["roles"]) =>
      roles.flatMap(({ from }) => (from ? [Number(/\d{4}/u.exec(from)?.[0])] : []));
    // Board seats and other side roles may be counted or not.
    const begins = [facts.roles, facts.roles.filter(({ side }) => !side)].some((roles) => {
      const years = yearsOf(roles);
      return years.includes(first) && !years.some((year) => year < first - 1);
    });
    return jobs(told, facts) && begins;
  },
  education: counts(({ education }) => education),
  courses: (text, facts) => {
    const titles = facts.courses.map(({ title }) => title);
    const [named] = text.startsWith("Dit CV nævner ") ? namesIn(text) : [];
    return named === undefined ? counts(() => titles)(text, facts) : isAmong(named, titles);
  },
  languages: (text, { languages }) => {
    if (isAbsence(text)) return languages.length === 0;
    const named = /^Dit CV nævner (.+)\.$/u.exec(text)?.[1]?.split(/, | og /u) ?? [];
    return named.length === 0 ? undefined : named.length <= languages.length;
  },
  // The review may find up to two items more or fewer, since it may divide the same list differently.
  competencies: counts(({ competencies }) => competencies, 2),
  it: (text, { it, competencies }) => {
    if (isAbsence(text)) return it.length === 0;
    // A question quotes the text in doubt.
    if (isQuestion(text)) return undefined;
    const named = namesIn(text);
    return named.length === 0 ? undefined : named.every((name) => isAmong(name, [...it, ...competencies]));
  },
  profile: (text, { profile }) => {
    if (isAbsence(text)) return !profile.present;
    const told = numberIn(text, /er på (\S+) ord/u);
    return told === undefined ? undefined : profile.present && isNear(told, profile.words ?? 0, told * 0.1 + 2);
  },
  contact: (text, { person }) =>
    text.startsWith("Vi fandt din") || text.startsWith("Vi fandt dit")
      ? text.includes("e-mail") === Boolean(person.email) &&
        text.includes("telefonnummer") === Boolean(person.phone) &&
        /postnummer| by /u.test(text) === Boolean(person.postalCode ?? person.city)
      : undefined,
  length: (text, { pages, words: all }) => {
    const [toldPages, toldWords] = [numberIn(text, /fylder (\S+) side/u), numberIn(text, /har (\S+) ord/u)];
    return toldPages === undefined || toldWords === undefined
      ? undefined
      : toldPages === pages && isNear(toldWords, all, all * 0.04);
  },
  layout: (text, { headings }) => {
    const told = numberIn(text, /delt op i (\S+) afsnit/u);
    return told === undefined ? undefined : isNear(told, headings.length, 1);
  },
  results: (text, { numbersInLatestTwoRoles: { points, withOwnNumber } }) => {
    const [, least, own, all] = /^(Mindst )?(\d+) af (\d+) /u.exec(text) ?? [];
    if (own === undefined) return undefined;
    const isNarrated = least === undefined ? isNear(Number(own), withOwnNumber, 1) : Number(own) <= withOwnNumber;
    return isNarrated && isNear(Number(all), points, 1);
  },
  leadership: (text, { roles }) => {
    const told = numberIn(text, /^Vi fandt (\S+) (?:job med leder|ledertitel)/u);
    if (told === undefined) return undefined;
    const leading = roles.filter(({ isLeading }) => isLeading);
    return told >= leading.filter(({ side }) => !side).length - 1 && told <= leading.length + 1;
  },
};

/**
 * Whether the sentence at the top of an area agrees with the facts of a CV; `undefined` if it states no fact, as when
 * the review is unsure.
 */
export function isTrueSummary(area: AreaKey, text: string, facts: Facts): boolean | undefined {
  return claims[area]?.(text, facts);
}
