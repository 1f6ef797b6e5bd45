import type { CvStructure } from "../structure/cv-structure.ts";
import { every, spelled } from "./danish.ts";
import { type NoWarning, unjudged } from "./verdict.ts";

/** Whether the CV was read well enough to state that a part is missing. */
export function canTellMissing(cv: CvStructure): boolean {
  return cv.legible && cv.recognised;
}

export function unseen(cv: CvStructure, whether: string): string {
  const why = cv.legible
    ? "Vi kunne ikke genkende overskrifterne i dit CV"
    : "En del af bogstaverne i dit CV kan ikke læses af en maskine";
  return `${why}, så vi kan ikke se, om ${whether}.`;
}

/** "alle ni job"; "alle de ni job, vi læste," if the CV may have more roles. Meant for the middle of a sentence. */
export function everyRole({ hasAllRoles }: CvStructure, count: number): string {
  if (count === 1) return "dit job";
  if (hasAllRoles) return `${every(count)} job`;
  return `${count === 2 ? "begge de job" : `alle de ${spelled(count)} job`}, vi læste,`;
}

/** The reason that roles cannot be judged if no role was read. `whether` completes "så vi kan ikke se, om". */
export function noRoles(cv: CvStructure, whether: string): string {
  if (!canTellMissing(cv)) return unseen(cv, whether);
  return cv.roles === undefined
    ? `Vi fandt ikke et afsnit med erhvervserfaring, så vi kan ikke se, om ${whether}.`
    : `Vi kunne ikke genkende job under din erhvervserfaring, så vi kan ikke se, om ${whether}.`;
}

/** The verdict of a criterion about roles if no role was read. The sentence at the top of the area gives the reason. */
export function unjudgedWithoutRoles(): NoWarning {
  return unjudged("Det kan vi først se, når vi kan genkende dine job.");
}
