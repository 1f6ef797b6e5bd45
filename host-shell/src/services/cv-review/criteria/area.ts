import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import type { CvStructure } from "../structure/cv-structure.ts";

export interface AreaFindings {
  readonly key: string;
  readonly title: string;
  /** One sentence on what the CV holds in this area. */
  readonly text: string;
  readonly isfound: boolean;
  readonly items: readonly CvItem[];
}

export function areaOf({ key, title, text, isfound, items }: AreaFindings): CvArea {
  const warning = items.some((item) => item.warning);
  return { meta: { title, text, isfound, key, warning }, items: [...items] };
}

/** A criterion that is met, or that cannot be judged: then its text says so. */
export function passed(title: string, text: string): CvItem {
  return { warning: false, title, text };
}

export function warned(title: string, text: string): CvItem {
  return { warning: true, title, text };
}

/** Whether it can be said that something is not in the CV, rather than that it was not seen. */
export function canTellMissing(cv: CvStructure): boolean {
  return cv.legible && cv.recognised;
}

/**
 * A criterion on a part that was not found: a warning where the CV could be read well enough to say so.
 * `whether` completes "... så vi kan ikke se, om".
 */
export function missing(cv: CvStructure, title: string, whether: string, advice: string): CvItem {
  return canTellMissing(cv) ? warned(title, advice) : passed(title, unseen(cv, whether));
}

export function unseen(cv: CvStructure, whether: string): string {
  const why = cv.legible
    ? "Vi kunne ikke genkende overskrifterne i dit CV"
    : "En del af bogstaverne i dit CV kan ikke læses af en maskine";
  return `${why}, så vi kan ikke se, om ${whether}.`;
}

/** What an area says at its top when its part was not found. */
export function partNotFound(cv: CvStructure, part: string): string {
  return canTellMissing(cv) ? `Vi fandt ikke ${part} i dit CV.` : unseen(cv, `der er ${part}`);
}
