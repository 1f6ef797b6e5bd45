import { captions, type Headings, sectionHeadings } from "../phrases/section-headings.phrases.ts";
import type { CvLanguage } from "../reading/cv-document.ts";

/** The topic of a section. */
export type SectionName = keyof typeof sectionHeadings;

export interface HeadingName {
  readonly names: readonly SectionName[];
  /** `undefined` if the heading is the same in both languages. */
  readonly language: CvLanguage | undefined;
  /** False for words that are often captions within a role ("Resultater"). Their look decides if they are a heading. */
  readonly certain: boolean;
}

const modifiers =
  /^(?:min|mine|mit|mig|relevante?|udvalgte?|øvrige?|anden|andre|andet|faglige?|vigtigste|seneste|supplerende|yderligere|nuværende|tidligere|my|key|core|selected|relevant|other|additional|recent|previous|main|further)\s+/u;

const named = new Map<string, HeadingName>([
  ...entriesOf("other", captions, false),
  ...Object.entries(sectionHeadings).flatMap(([name, headings]) => entriesOf(name as SectionName, headings, true)),
]);

function entriesOf(
  name: SectionName,
  headings: Headings,
  certain: boolean,
): readonly (readonly [string, HeadingName])[] {
  const danish = headings.danish.map(squashed);
  const english = headings.english.map(squashed);
  const entry = (word: string, language: CvLanguage | undefined): readonly [string, HeadingName] => [
    word,
    { names: [name], language, certain },
  ];
  return [
    ...danish.map((word) => entry(word, english.includes(word) ? undefined : "da")),
    ...english.filter((word) => !danish.includes(word)).map((word) => entry(word, "en")),
  ];
}

/** Keeps only letters, in lower case, so that "E R F A R I N G" equals "Erfaring:". */
function squashed(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[^\p{L}]/gu, "")
    .replaceAll("é", "e");
}

/** The sections that a heading names, in Danish or English: "Uddannelse og kurser" names two. */
export function findHeadingName(text: string): HeadingName | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/gu, " ")
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (plain.length > 60) return undefined;
  return findOne(plain) ?? findSeveral(plain);
}

function findOne(plain: string): HeadingName | undefined {
  const whole = named.get(squashed(plain));
  if (whole) return whole;
  const shorter = plain.replace(modifiers, "");
  return (shorter === plain ? undefined : named.get(squashed(shorter))) ?? findCompound(plain);
}

/** "Nøglekvalifikationer", "Lederstillinger": a compound that ends in a known word. */
function findCompound(plain: string): HeadingName | undefined {
  if (/\s\S+\s/u.test(plain)) return undefined;
  const compound = squashed(plain);
  // Europass puts languages, competencies and programs below one heading.
  if (compound === "personligefærdigheder")
    return { names: ["languages", "it", "competencies"], language: "da", certain: true };
  if (/^\p{L}{3,}(?:kompetencer|kvalifikationer|styrker)$/u.test(compound))
    return { names: ["competencies"], language: "da", certain: true };
  if (/^\p{L}{3,}kurser$/u.test(compound)) return { names: ["courses"], language: "da", certain: true };
  return /^(?!tillids|bestyrelse|frivillig|bi)\p{L}{3,}stillinger$/u.test(compound)
    ? { names: ["experience"], language: "da", certain: true }
    : undefined;
}

function findSeveral(plain: string): HeadingName | undefined {
  const parts = plain.split(/\s*(?:[&/+,|]|(?<![\p{L}])(?:og|and|samt)(?![\p{L}]))\s*/u).filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 3) return undefined;
  const found = parts.map((part) => findOne(part) ?? findOne(`${part}${sharedEnding(parts)}`));
  // "Bestyrelser og udvalg": "udvalg" names the kind of posts and not another section.
  const [first] = found;
  if (first?.names.includes("boards")) return first;
  if (found.some((name) => name === undefined)) return undefined;
  return combined(found.filter((name) => name !== undefined));
}

function combined(known: readonly HeadingName[]): HeadingName {
  const languages = new Set(known.map((name) => name.language).filter((language) => language !== undefined));
  return {
    names: [...new Set(known.flatMap((name) => name.names))],
    language: languages.size === 1 ? [...languages][0] : undefined,
    certain: known.some((name) => name.certain),
  };
}

/** The ending that belongs to both parts: "Sprog- og it-kompetencer". */
function sharedEnding(parts: readonly string[]): string {
  return /kompetencer|kundskaber|færdigheder|skills|erfaring$/u.exec(parts.at(-1) ?? "")?.[0] ?? "";
}
