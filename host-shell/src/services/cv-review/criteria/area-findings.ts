import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import type { SectionName } from "../structure/section-names.ts";
import { type CvSection, sectionsNamed } from "../structure/sections.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { quoted } from "./danish.ts";
import { seenInstead } from "./seen-instead.ts";

export interface AreaFindings {
  readonly key: string;
  readonly title: string;
  /** One sentence on the contents of the CV in this area. */
  readonly text: string;
  readonly isfound: boolean;
  readonly items: readonly CvItem[];
}

export function areaOf({ key, title, text, isfound, items }: AreaFindings): CvArea {
  const warning = items.some((item) => item.warning);
  const unjudged = items.every((item) => item.judged === false);
  const improvable = !warning && items.some((item) => item.improvable);
  return {
    meta: { title, text, isfound, key, warning, ...(unjudged && { judged: false }), ...(improvable && { improvable }) },
    items: [...items],
  };
}

/** A criterion that is met. */
export function passed(title: string, text: string): CvItem {
  return { warning: false, title, text };
}

/** A criterion that is met, with a text that names something to improve. */
export function improvable(title: string, text: string): CvItem {
  return { warning: false, title, text, improvable: true };
}

/** A criterion that could not be judged, did not apply, or is only a tip. */
export function unjudged(title: string, text: string): CvItem {
  return { warning: false, title, text, judged: false };
}

/** A criterion that is not met. `todo` says in a few words what to do: "Sæt tal på dine resultater". */
export function warned(title: string, text: string, todo: string): CvItem {
  return { warning: true, title, text, todo };
}

/** Whether the CV was read well enough to state that a part is missing. */
function canTellMissing(cv: CvStructure): boolean {
  return cv.legible && cv.recognised;
}

/** A part of the CV that an area requires, and the words for it. */
export interface AreaPart {
  readonly name: SectionName;
  /** Completes "Vi fandt ikke". */
  readonly missing: string;
  /** Completes "vi kunne ikke genkende ... under den". */
  readonly contents: string;
  /** Completes "så vi kan ikke se, om". */
  readonly whether: string;
  /** What to do if it is missing, in a few words. */
  readonly todo: string;
}

/** A criterion on a part that was not found: a warning only if the CV was read well enough. */
export function missing(cv: CvStructure, title: string, part: AreaPart, advice: string): CvItem {
  if (!canTellMissing(cv)) return unjudged(title, unseen(cv, part.whether));
  const [section] = sectionsNamed(cv.sections, part.name);
  if (section === undefined) {
    const seen = seenInstead(cv, part.name);
    return seen === undefined
      ? warned(title, `Vi fandt ikke ${part.missing}. ${advice}`, part.todo)
      : unjudged(title, uncertain(part, seen));
  }
  const heading = `Overskriften ${quoted(section.heading ?? "")} er der, men vi kunne ikke`;
  if (isShared(section))
    return unjudged(
      title,
      `${unknownIn(section, part)} Står de der, er de nemmere at finde med deres egen overskrift.`,
    );
  if (section.rows.length > 0)
    return unjudged(title, `${heading} genkende ${part.contents} under den, så vi har ikke set nærmere på indholdet.`);
  // Nobody writes a heading without content: it stands elsewhere on the page, or is a picture.
  const seen = seenInstead(cv, part.name);
  const where =
    seen === undefined
      ? "Står der noget, er det måske et billede; så skriv det som tekst."
      : `Vi så ${quoted(seen)} et andet sted.`;
  return unjudged(title, `${heading} læse noget under den. ${where}`);
}

/** The question in place of a warning, where something in the CV may be the part. */
function uncertain({ whether }: AreaPart, seen: string): string {
  return `Vi er ikke sikre på, om ${whether}. Vi så ${quoted(seen)}. Giv det gerne sin egen overskrift, så det er nemt at finde.`;
}

export function unseen(cv: CvStructure, whether: string): string {
  const why = cv.legible
    ? "Vi kunne ikke genkende overskrifterne i dit CV"
    : "En del af bogstaverne i dit CV kan ikke læses af en maskine";
  return `${why}, så vi kan ikke se, om ${whether}.`;
}

/** The reason that jobs cannot be judged if none were read. `whether` completes "så vi kan ikke se, om". */
export function noJobs(cv: CvStructure, whether: string): string {
  if (!canTellMissing(cv)) return unseen(cv, whether);
  return cv.roles === undefined
    ? `Vi fandt ikke et afsnit med erhvervserfaring, så vi kan ikke se, om ${whether}.`
    : `Vi kunne ikke genkende job under din erhvervserfaring, så vi kan ikke se, om ${whether}.`;
}

/** The sentence at the top of an area whose part was not found. */
export function partNotFound(cv: CvStructure, part: AreaPart): string {
  if (!canTellMissing(cv)) return unseen(cv, part.whether);
  const [section] = sectionsNamed(cv.sections, part.name);
  if (section === undefined) {
    const seen = seenInstead(cv, part.name);
    return seen === undefined ? `Vi fandt ikke ${part.missing} i dit CV.` : uncertain(part, seen);
  }
  if (isShared(section)) return unknownIn(section, part);
  const what = section.rows.length > 0 ? `genkende ${part.contents}` : "læse noget";
  return `Vi fandt overskriften ${quoted(section.heading ?? "")}, men kunne ikke ${what} under den.`;
}

/** Whether a section has another topic as well, which was read: "Uddannelser og efteruddannelse". */
function isShared({ name, rows }: CvSection): boolean {
  return rows.length > 0 && (name?.names.length ?? 0) > 1;
}

function unknownIn({ heading = "" }: CvSection, { contents }: AreaPart): string {
  return `Under ${quoted(heading)} kunne vi ikke genkende ${contents}.`;
}
