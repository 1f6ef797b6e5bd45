import type { AnalysedPosting, Level, PostingText } from "./analysed-posting.ts";
import { levelOfTitle, mentionsStaff } from "./level-of-title.ts";
import { partsOf } from "./posting-parts.ts";
import { termsOfText } from "./terms-of-text.ts";
import { titleGrams } from "./title-grams.ts";

const titleWeight = 3;
const skillWeight = 2;
/** The weight of a concept in a company's name, which may name a trade. The other words of the name are ignored. */
const companyWeight = 0.7;
const longestName = 200;
const mostSkills = 60;
const gramImpact = 140;
/** The number of mentions, weighted, that gives half of the full impact. */
const saturation = 1.2;
/**
 * The number of terms of a usual description. It is a constant, so that the analysis of a posting does not depend on
 * other postings.
 */
const usualLength = 220;
const lengthShare = 0.5;
const mostTerms = 120;
const leastImpact = 12;
const longestDescription = 20_000;
const fullImpact = 255;
const fieldSharpness = 1.5;
/** The value of a plain word relative to a concept, if there are more terms than `mostTerms`. */
const wordShare = 0.6;

export function analysePosting(posting: PostingText): AnalysedPosting {
  const { company, skills, description, language } = posting;
  const title = posting.title.slice(0, longestName);
  const mentions = new Map<string, number>();
  const count = (text: string, weight: number, isProse = false): number => {
    const terms = termsOfText(text, language, isProse);
    for (const { term, share } of terms) mentions.set(term, (mentions.get(term) ?? 0) + weight * share);
    return terms.length;
  };
  let length = 0;
  for (const { text, weight } of partsOf(description.slice(0, longestDescription))) length += count(text, weight, true);
  const norm = 1 - lengthShare + (lengthShare * length) / usualLength;
  for (const [term, mentioned] of mentions) mentions.set(term, mentioned / norm);
  for (const { term, share, concept } of termsOfText(company.slice(0, longestName), language, true))
    if (concept !== undefined) mentions.set(term, (mentions.get(term) ?? 0) + companyWeight * share);
  for (const skill of skills.slice(0, mostSkills)) count(skill.slice(0, longestName), skillWeight);
  count(title, titleWeight);

  sharpenFields(mentions);

  const terms = [...mentions]
    .map(([term, mentioned]) => ({ term, impact: Math.round((fullImpact * mentioned) / (mentioned + saturation)) }))
    .filter(({ impact }) => impact >= leastImpact);
  const grams = titleGrams(title, language).map((term) => ({ term, impact: gramImpact }));
  return { terms: mostValuable([...terms, ...grams]), level: levelOf(title, description) };
}

/** Lowers the weight of fields of work that are only mentioned in passing. */
function sharpenFields(mentions: Map<string, number>): void {
  let most = 0;
  for (const [term, mentioned] of mentions) if (term.startsWith("f:")) most = Math.max(most, mentioned);
  for (const [term, mentioned] of mentions)
    if (term.startsWith("f:")) mentions.set(term, mentioned * (mentioned / most) ** fieldSharpness);
}

type Term = AnalysedPosting["terms"][number];

function mostValuable(terms: readonly Term[]): readonly Term[] {
  if (terms.length <= mostTerms) return terms;
  const value = ({ term, impact }: Term): number => (term.charAt(1) === ":" ? impact : impact * wordShare);
  return terms
    .toSorted((one, other) => value(other) - value(one) || (one.term < other.term ? -1 : 1))
    .slice(0, mostTerms);
}

function levelOf(title: string, description: string): Level | undefined {
  const level = levelOfTitle(title);
  if (level === undefined || level === 2)
    return mentionsStaff.test(description.slice(0, longestDescription)) ? 3 : level;
  return level;
}
