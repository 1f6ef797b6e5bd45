import type { CvFacts } from "../../cv-review/facts/cv-facts.ts";
import type { Concept } from "../analysis/lexicon/concept.ts";
import { termsOfText } from "../analysis/terms-of-text.ts";

/** The fields of work of a person. */
export interface Trade {
  /** The weights of the fields among the terms of a query. */
  readonly fields: ReadonlyMap<string, number>;
  /**
   * The factor of a concept by its field, above 0, at most 1; 1 if the concept has no field, or the CV names no field.
   */
  readonly worthOf: (concept: Concept) => number;
}

const ofTitle = 3;
const ofEmployer = 2;
const ofDescription = 2;
const ofProfile = 2;
const ofEducation = 0.8;
const ofCourse = 0.3;
/** The number of mentions in one text that gives half of its full weight. */
const halfMentioned = 1;
/** The amount of evidence that makes a trade half certain: as much as a single employer gives. */
const halfCertain = 1;
/**
 * `named`: all titles name a trade, so that the titles alone find the jobs of the trade. `generic`: no title names a
 * trade, so that the fields must find the jobs.
 */
const fieldWeight = { named: 1, generic: 4 };
const leastWorth = { named: 0.8, generic: 0.3 };

/**
 * Determines the trade by titles, employers, descriptions, the profile and education. Skills do not count: leaders have
 * the same skills in every trade, and an added skill must not lower the weight of other skills.
 */
export function tradeOfPerson(facts: CvFacts, decays: readonly number[]): Trade {
  const evidence = new Map<string, number>();
  const addEvidence = (text: string | undefined, weight: number, isProse = false): void => {
    for (const [field, mentioned] of fieldsIn(text, facts.language, isProse))
      evidence.set(field, (evidence.get(field) ?? 0) + (weight * mentioned) / (mentioned + halfMentioned));
  };
  for (const [place, { title, employer, description }] of facts.roles.entries()) {
    const decay = decays[place] ?? 0;
    addEvidence(title, ofTitle * decay);
    addEvidence(employer, ofEmployer * decay);
    addEvidence(description, ofDescription * decay, true);
  }
  addEvidence(facts.profile, ofProfile, true);
  for (const title of facts.education) addEvidence(title, ofEducation);
  for (const course of facts.courses) addEvidence(course, ofCourse);

  const most = Math.max(0, ...evidence.values());
  const certainty = most / (most + halfCertain);
  const generic = genericShare(facts, decays);
  const ofMain = (field: string): number => ((evidence.get(field) ?? 0) / most) ** 2;
  const lost = certainty * (1 - between(leastWorth, generic));
  return {
    fields: new Map(
      [...evidence.keys()].map((field) => [field, between(fieldWeight, generic) * certainty * ofMain(field)]),
    ),
    worthOf: ({ trade }) => (most === 0 || trade === undefined ? 1 : 1 - lost * (1 - ofMain(trade))),
  };
}

function fieldsIn(
  text: string | undefined,
  language: CvFacts["language"],
  isProse = false,
): ReadonlyMap<string, number> {
  const fields = new Map<string, number>();
  for (const { term, share, concept } of termsOfText(text ?? "", language, isProse))
    if (concept !== undefined && term === concept.fieldTerm) fields.set(term, (fields.get(term) ?? 0) + share);
  return fields;
}

/** The share of titles that name no trade ("Driftschef", "Team Leader"), weighted by how recent they are. */
function genericShare({ roles, language }: CvFacts, decays: readonly number[]): number {
  const all = decays.reduce((sum, decay) => sum + decay, 0);
  const generic = roles.reduce(
    (sum, { title }, place) => sum + (fieldsIn(title, language).size === 0 ? (decays[place] ?? 0) : 0),
    0,
  );
  return all === 0 ? 0 : generic / all;
}

function between({ named, generic }: { readonly named: number; readonly generic: number }, share: number): number {
  return named + (generic - named) * share;
}
