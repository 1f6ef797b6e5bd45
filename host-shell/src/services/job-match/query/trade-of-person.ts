import type { CvFacts } from "../../cv-review/facts/cv-facts.ts";
import type { Concept } from "../analysis/lexicon/concept.ts";
import { termsOfText } from "../analysis/terms-of-text.ts";

/** The fields of work of a person, the main one first of all. */
export interface Trade {
  /** What the fields weigh among the terms of a query. */
  readonly fields: ReadonlyMap<string, number>;
  /** What something of its field counts, above 0, at most 1; 1 of what is of no field, or where a CV tells of none. */
  readonly worthOf: (concept: Concept) => number;
}

const ofTitle = 3;
const ofEmployer = 2;
const ofDescription = 2;
const ofProfile = 2;
const ofEducation = 0.8;
const ofCourse = 0.3;
/** So much said of a field in one text is half of all that it can say. */
const halfTold = 1;
/** As much evidence as a single employer gives makes a trade half sure. */
const halfSure = 1;
/** Where all titles name their trade, they find its jobs by themselves; where none does, the fields have to. */
const fieldWeight = { named: 1, generic: 4 };
const leastWorth = { named: 0.8, generic: 0.3 };

/**
 * By titles, employers, descriptions, the profile and education. Skills have no say: those of leaders are the same in
 * every trade, and a skill more must not make another one count less.
 */
export function tradeOfPerson(facts: CvFacts, decays: readonly number[]): Trade {
  const told = new Map<string, number>();
  const tell = (text: string | undefined, weight: number, isProse = false): void => {
    for (const [field, mentioned] of fieldsIn(text, facts.language, isProse))
      told.set(field, (told.get(field) ?? 0) + (weight * mentioned) / (mentioned + halfTold));
  };
  for (const [place, { title, employer, description }] of facts.roles.entries()) {
    const decay = decays[place] ?? 0;
    tell(title, ofTitle * decay);
    tell(employer, ofEmployer * decay);
    tell(description, ofDescription * decay, true);
  }
  tell(facts.profile, ofProfile, true);
  for (const title of facts.education) tell(title, ofEducation);
  for (const course of facts.courses) tell(course, ofCourse);

  const most = Math.max(0, ...told.values());
  const sure = most / (most + halfSure);
  const generic = genericShare(facts, decays);
  const ofMain = (field: string): number => ((told.get(field) ?? 0) / most) ** 2;
  const lost = sure * (1 - between(leastWorth, generic));
  return {
    fields: new Map([...told.keys()].map((field) => [field, between(fieldWeight, generic) * sure * ofMain(field)])),
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

/** How many of the titles name no trade ("Driftschef", "Team Leader"), the recent ones above all. */
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
