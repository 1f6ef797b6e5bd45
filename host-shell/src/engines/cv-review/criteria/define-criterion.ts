import type { CvStructure } from "../structure/cv-structure.ts";
import type { DraftItem } from "./draft-area.ts";
import type { Verdict } from "./verdict.ts";

/** One question that the review asks of each CV. */
export interface Criterion<
  Id extends string = string,
  Area extends string = string,
  Answer extends Verdict = Verdict,
> extends Named<Id> {
  /** The key of its area. */
  readonly area: Area;
  /** Dates after `today` are in the future. */
  readonly judge: (cv: CvStructure, today: Date) => Answer;
}

interface Named<Id extends string> {
  /** Names the criterion in the code, in its figures and in tests. Never shown. */
  readonly id: Id;
  /** The name of the criterion that visitors read, in Danish. */
  readonly title: string;
}

export type ItemOf<Id extends string> = DraftItem & { readonly id: Id };

export function defineCriterion<const Id extends string, const Area extends string, Answer extends Verdict>(
  criterion: Criterion<Id, Area, Answer>,
): Criterion<Id, Area, Answer> {
  return criterion;
}

/** The verdict of a criterion under its title. */
export function itemOf<Id extends string>({ id, title }: Named<Id>, verdict: Verdict): ItemOf<Id> {
  return { id, title, ...verdict };
}
