import type { SectionName } from "../structure/section-names.ts";
import { type CvSection, sectionsNamed } from "../structure/sections.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { advice, type Advice, type ReviewText } from "./advice/advice.ts";
import type { WarningKey } from "./advice/advice-texts.ts";
import { every, quoted, spelled } from "./danish.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { seenInstead } from "./seen-instead.ts";

export interface AreaFindings {
  readonly key: string;
  readonly title: string;
  /** One sentence on the contents of the CV in this area. */
  readonly text: string | DraftItem["text"];
  readonly isfound: boolean;
  readonly items: readonly DraftItem[];
}

/** The area of items: it warns if one of them does, and is not judged if none of them is. */
export function areaOf({ key, title, text: found, isfound, items }: AreaFindings): DraftArea {
  const text = partsOf(found);
  const warning = items.some((item) => item.warning);
  const unjudged = items.every((item) => item.judged === false);
  const improvable = !warning && items.some((item) => item.improvable);
  return {
    meta: { title, text, isfound, key, warning, ...(unjudged && { judged: false }), ...(improvable && { improvable }) },
    items: [...items],
  };
}

/** A criterion that is met. */
export function passed(title: string, ...text: ReviewText): DraftItem {
  return { warning: false, title, text };
}

/** A criterion that is met, with a text that names something to improve. */
export function improvable(title: string, ...text: ReviewText): DraftItem {
  return { warning: false, title, text, improvable: true };
}

/** A criterion that could not be judged, did not apply, or is only a tip. */
export function unjudged(title: string, ...text: ReviewText): DraftItem {
  return { warning: false, title, text, judged: false };
}

/** A criterion that is not met: what was found, and what to do about it, which has a `todo`. */
export function warned(title: string, found: string | ReviewText, whatToDo: Advice<WarningKey>): DraftItem {
  const todo = { key: `${whatToDo.key}.todo`, values: whatToDo.values } as const;
  return { warning: true, title, text: [...partsOf(found), whatToDo], todo };
}

/** What a criterion found, as a question with the reason for it. A criterion that was not judged stays as it is. */
export function asQuestion(item: DraftItem, ...reason: ReviewText): DraftItem {
  const { judged, title, text } = item;
  return judged === false ? item : { warning: false, title, judged: false, text: [...reason, ...text] };
}

function partsOf(text: string | DraftItem["text"]): DraftItem["text"] {
  return typeof text === "string" ? [text] : text;
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
}

/** A criterion on a part that was not found: a warning only if the CV was read well enough. */
export function missing(cv: CvStructure, title: string, part: AreaPart, whatToDo: Advice<WarningKey>): DraftItem {
  if (!canTellMissing(cv)) return unjudged(title, unseen(cv, part.whether));
  const [section] = sectionsNamed(cv.sections, part.name);
  if (section === undefined) {
    const seen = seenInstead(cv, part.name);
    return seen === undefined
      ? warned(title, `Vi fandt ikke ${part.missing}.`, whatToDo)
      : unjudged(title, ...uncertain(cv, part, seen));
  }
  const heading = `Overskriften ${quoted(section.heading ?? "")} er der, men vi kunne ikke`;
  if (isShared(section) || holdsLabels(cv, section))
    return unjudged(title, unknownIn(section, part), advice("headings.shared"));
  if (section.rows.length > 0)
    return unjudged(title, `${heading} genkende ${part.contents} under den, så vi har ikke set nærmere på indholdet.`);
  // Nobody writes a heading without content: it stands elsewhere on the page, or is a picture.
  const seen = seenInstead(cv, part.name);
  const where = seen === undefined ? advice("headings.empty") : `Vi så ${quoted(seen)} et andet sted.`;
  return unjudged(title, `${heading} læse noget under den.`, where);
}

/** The question in place of a warning, where something in the CV may be the part. */
function uncertain({ sections }: CvStructure, { whether }: AreaPart, seen: string): ReviewText {
  const above = sections.list.find(
    ({ name, rows }) => name === undefined && rows.some(({ text }) => text.includes(seen)),
  );
  const question = `Vi er ikke sikre på, om ${whether}.`;
  return above?.heading === undefined
    ? [`${question} Vi så ${quoted(seen)}.`, advice("headings.missing")]
    : [`${question} Vi så ${quoted(seen)} under ${quoted(above.heading)}.`, advice("headings.unusual")];
}

export function unseen(cv: CvStructure, whether: string): string {
  const why = cv.legible
    ? "Vi kunne ikke genkende overskrifterne i dit CV"
    : "En del af bogstaverne i dit CV kan ikke læses af en maskine";
  return `${why}, så vi kan ikke se, om ${whether}.`;
}

/** "alle ni job"; "alle de ni job, vi læste," where there may be others. Subject or object of a sentence that goes on. */
export function everyJob({ hasAllJobs }: CvStructure, count: number): string {
  if (count === 1) return "dit job";
  if (hasAllJobs) return `${every(count)} job`;
  return `${count === 2 ? "begge de job" : `alle de ${spelled(count)} job`}, vi læste,`;
}

/** The reason that jobs cannot be judged if none were read. `whether` completes "så vi kan ikke se, om". */
export function noJobs(cv: CvStructure, whether: string): string {
  if (!canTellMissing(cv)) return unseen(cv, whether);
  return cv.roles === undefined
    ? `Vi fandt ikke et afsnit med erhvervserfaring, så vi kan ikke se, om ${whether}.`
    : `Vi kunne ikke genkende job under din erhvervserfaring, så vi kan ikke se, om ${whether}.`;
}

/** A criterion about jobs where none were read. The sentence at the top of its area tells why. */
export function unjudgedWithoutJobs(title: string): DraftItem {
  return unjudged(title, "Det kan vi først se, når vi kan genkende dine job.");
}

/** The sentence at the top of an area whose part was not found. */
export function partNotFound(cv: CvStructure, part: AreaPart): string | ReviewText {
  if (!canTellMissing(cv)) return unseen(cv, part.whether);
  const [section] = sectionsNamed(cv.sections, part.name);
  if (section === undefined) {
    const seen = seenInstead(cv, part.name);
    return seen === undefined ? `Vi fandt ikke ${part.missing} i dit CV.` : uncertain(cv, part, seen);
  }
  if (isShared(section) || holdsLabels(cv, section)) return unknownIn(section, part);
  const what = section.rows.length > 0 ? `genkende ${part.contents}` : "læse noget";
  return `Vi fandt overskriften ${quoted(section.heading ?? "")}, men kunne ikke ${what} under den.`;
}

/** Whether a section has another topic as well, which was read: "Uddannelser og efteruddannelse". */
function isShared({ name, rows }: CvSection): boolean {
  return rows.length > 0 && (name?.names.length ?? 0) > 1;
}

/** Whether nothing but labelled lines stands below a heading: "Sprog: dansk", "IT: Excel". They are sections of their own. */
function holdsLabels({ sections: { list } }: CvStructure, section: CvSection): boolean {
  return section.rows.length === 0 && list[list.indexOf(section) + 1]?.inline === true;
}

function unknownIn({ heading = "" }: CvSection, { contents }: AreaPart): string {
  return `Under ${quoted(heading)} kunne vi ikke genkende ${contents}.`;
}
