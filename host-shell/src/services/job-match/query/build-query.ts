import type { CvFacts, RoleFacts } from "../../cv-review/facts/cv-facts.ts";
import type { ReadCv } from "../../cv-store/cv-store.ts";
import type { MatchQuery } from "./match-query.ts";
import { levelOfPerson, levelOfRole } from "./person-level.ts";
import { levelOfCvText, termsOfCvText } from "./cv-text-terms.ts";
import { titleGrams } from "../analysis/title-grams.ts";
import { WeighedTerms } from "./weighed-terms.ts";
import { yearsSince } from "./years-since.ts";

export const mostQueryTerms = 60;
/** What is left of the terms is for skills. A skill more never takes the place of anything else that a job may ask for. */
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
/** After so many years, a role weighs half. */
const halfLife = 5;
const leaderLevel = 3;
const leastDecay = 0.2;
/** Of roles without a period, each weighs so much of the one before. */
const undatedStep = 0.8;
const ofTitleWord = 0.6;
const ofSkillWord = 0.5;
const ofLearningWord = 0.35;

/**
 * What jobs are found by. A skill that is added at the end of the skills only adds weight: the terms of all the rest are
 * chosen without regard to skills, and skills take what is left in the order they stand.
 */
export function buildQuery(cv: ReadCv, today: Date): MatchQuery {
  const { facts } = cv;
  if (facts === undefined) return { terms: weighed(termsOfCvText(cv), mostQueryTerms), level: levelOfCvText(cv) };

  const tellsNothingElse = facts.roles.length === 0 && facts.profile === undefined;
  const others = tellsNothingElse ? termsOfCvText(cv) : otherTerms(facts, today);
  const skills = new WeighedTerms();
  for (const skill of facts.skills) skills.addText(skill, facts.language, weights.skill, ofSkillWord);

  const chosen = new Set(tellsNothingElse ? others.first(mostOtherTerms) : others.best(mostOtherTerms));
  const all = [...chosen, ...skills.terms().filter((term) => !chosen.has(term))].slice(0, mostQueryTerms);
  const terms = all.map((term) => ({ term, weight: together(others.weightOf(term), skills.weightOf(term)) }));
  return { terms, level: tellsNothingElse ? levelOfCvText(cv) : levelOfPerson(facts, today) };
}

function weighed(terms: WeighedTerms, most: number): MatchQuery["terms"] {
  return terms.first(most).map((term) => ({ term, weight: terms.weightOf(term) }));
}

function otherTerms(facts: CvFacts, today: Date): WeighedTerms {
  const { language } = facts;
  const terms = new WeighedTerms();
  for (const [place, role] of facts.roles.entries()) {
    const decay = decayOf(yearsSince(role, today), place);
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

function together(one: number, other: number): number {
  return Math.max(one, other) + 0.25 * Math.min(one, other);
}
