import type { CvFacts, RoleFacts } from "../../cv-review/facts/cv-facts.ts";
import type { ReadCv } from "../read-cv.ts";
import type { Level } from "../analysis/analysed-posting.ts";
import type { Concept } from "../analysis/lexicon/concept.ts";
import type { MatchQuery } from "./match-query.ts";
import { levelOfPerson, levelOfRole } from "./person-level.ts";
import { levelOfCvText, termsOfCvText } from "./cv-text-terms.ts";
import { titleGrams } from "../analysis/title-grams.ts";
import { type Trade, tradeOfPerson } from "./trade-of-person.ts";
import { WeightedTerms, type WorthOf } from "./weighted-terms.ts";
import { yearsSince } from "./years-since.ts";

export const mostQueryTerms = 60;
/**
 * The most terms other than skills. The remaining terms of a query are reserved for skills, so that a further skill
 * never displaces another term.
 */
const mostOtherTerms = 36;
const gramTitles = 2;
const gramsPerTitle = 6;
const weights = {
  title: 3,
  skill: 2,
  description: 1,
  employer: 0.8,
  profile: 0.8,
  course: 0.7,
  education: 0.4,
  language: 0.5,
  gram: 0.35,
};
/** The years after which a role weighs half. */
const halfLife = 5;
const leaderLevel = 3;
/**
 * Factors that lower terms in the CVs of leaders: the terms of tools, and those of skills and titles without a field.
 * Leaders of all trades share these terms, so that the terms say little about the trade.
 */
const ofLeadersTool = 0.4;
const ofLeadersSkill = 0.6;
const ofLeadersTitle = 0.5;
const leastDecay = 0.2;
/** The weight of a role without a period, relative to the role before it. */
const undatedStep = 0.8;
const ofTitleWord = 0.6;
const ofSkillWord = 0.5;
const ofLearningWord = 0.35;

/**
 * The query that finds jobs for a CV. A skill that is added at the end of the skills only adds weight: all other terms
 * are chosen without regard to skills, and the skills get the remaining places in the order of the CV.
 */
export function buildQuery(cv: ReadCv, today: Date): MatchQuery {
  const { facts } = cv;
  if (facts === undefined) return { terms: weighted(termsOfCvText(cv), mostQueryTerms), level: levelOfCvText(cv) };

  const hasSkillsOnly = facts.roles.length === 0 && facts.profile === undefined;
  const decays = facts.roles.map((role, place) => decayOf(yearsSince(role, today), place));
  const trade = tradeOfPerson(facts, decays);
  const level = hasSkillsOnly ? levelOfCvText(cv) : levelOfPerson(facts, today);
  const worthOf = worthFor(trade, level);
  const others = hasSkillsOnly ? termsOfCvText(cv) : otherTerms(facts, decays, trade, worthOf);
  const skills = new WeightedTerms(worthOf);
  for (const skill of facts.skills) skills.addText(skill, facts.language, weights.skill, ofSkillWord);

  const chosen = new Set(hasSkillsOnly ? others.first(mostOtherTerms) : others.best(mostOtherTerms));
  const all = [...chosen, ...skills.terms().filter((term) => !chosen.has(term))].slice(0, mostQueryTerms);
  const terms = all.map((term) => ({ term, weight: combined(others.weightOf(term), skills.weightOf(term)) }));
  return { terms, level };
}

function weighted(terms: WeightedTerms, most: number): MatchQuery["terms"] {
  return terms.first(most).map((term) => ({ term, weight: terms.weightOf(term) }));
}

function worthFor(trade: Trade, level: Level | undefined): WorthOf {
  if ((level ?? 0) < leaderLevel) return trade.worthOf;
  return (concept) => trade.worthOf(concept) * shareForLeaders(concept);
}

function shareForLeaders({ kind, trade }: Concept): number {
  if (kind === "tool") return ofLeadersTool;
  if (trade !== undefined) return 1;
  if (kind === "skill") return ofLeadersSkill;
  return kind === "title" ? ofLeadersTitle : 1;
}

function otherTerms(facts: CvFacts, decays: readonly number[], trade: Trade, worthOf: WorthOf): WeightedTerms {
  const { language } = facts;
  const terms = new WeightedTerms(worthOf);
  for (const [field, weight] of trade.fields) terms.add(field, weight);
  for (const [place, role] of facts.roles.entries()) {
    const decay = decays[place] ?? 0;
    if (role.title !== undefined) {
      terms.addText(role.title, language, weights.title * decay, ofTitleWord);
      if (place < gramTitles)
        for (const gram of titleGrams(role.title, language).slice(0, gramsPerTitle))
          terms.add(gram, weights.gram * decay);
    }
    if (role.employer !== undefined) terms.addProse(role.employer, language, weights.employer * decay, 0);
    if (role.headCount !== undefined && leadsPeople(role))
      terms.addText("personaleledelse", "da", weights.skill * decay, 1);
    terms.addProse(role.description, language, weights.description * decay);
  }
  if (facts.profile !== undefined) terms.addProse(facts.profile, language, weights.profile);
  for (const course of facts.courses) terms.addText(course, language, weights.course, ofLearningWord);
  for (const title of facts.education) terms.addText(title, language, weights.education, ofLearningWord);
  for (const known of facts.languages) terms.addText(known.language, language, weights.language, ofLearningWord);
  return terms;
}

function leadsPeople(role: RoleFacts): boolean {
  return (levelOfRole(role) ?? 0) >= leaderLevel;
}

function decayOf(years: number | undefined, place: number): number {
  return Math.max(leastDecay, years === undefined ? undatedStep ** place : 0.5 ** (years / halfLife));
}

function combined(one: number, other: number): number {
  return Math.max(one, other) + 0.25 * Math.min(one, other);
}
