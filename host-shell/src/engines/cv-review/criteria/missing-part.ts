import type { CvStructure } from "../structure/cv-structure.ts";
import type { SectionName } from "../structure/section-names.ts";
import { type CvSection, sectionsNamed } from "../structure/sections.ts";
import { advice, type Advice, type ReviewText } from "./advice/advice.ts";
import type { WarningKey } from "./advice/advice-texts.ts";
import { quoted } from "./danish.ts";
import { seenInstead } from "./seen-instead.ts";
import { canTellMissing, unseen } from "./unread-cv.ts";
import { unjudged, type Verdict, warned } from "./verdict.ts";

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
export function missing(cv: CvStructure, part: AreaPart, whatToDo: Advice<WarningKey>): Verdict {
  if (!canTellMissing(cv)) return unjudged(unseen(cv, part.whether));
  const [section] = sectionsNamed(cv.sections, part.name);
  if (section === undefined) {
    const seen = seenInstead(cv, part.name);
    return seen === undefined
      ? warned(`Vi fandt ikke ${part.missing}.`, whatToDo)
      : unjudged(...uncertain(cv, part, seen));
  }
  const heading = `Overskriften ${quoted(section.heading ?? "")} er der, men vi kunne ikke`;
  if (isShared(section) || holdsLabels(cv, section))
    return unjudged(unknownIn(section, part), advice("headings.shared"));
  if (section.rows.length > 0)
    return unjudged(`${heading} genkende ${part.contents} under den, så vi har ikke set nærmere på indholdet.`);
  // Nobody writes a heading without content, so the content is elsewhere on the page, or is a picture.
  const seen = seenInstead(cv, part.name);
  const where = seen === undefined ? advice("headings.empty") : `Vi så ${quoted(seen)} et andet sted.`;
  return unjudged(`${heading} læse noget under den.`, where);
}

/** The question that replaces a warning if a text in the CV may be the missing part. */
function uncertain({ sections }: CvStructure, { whether }: AreaPart, seen: string): ReviewText {
  const above = sections.list.find(
    ({ name, rows }) => name === undefined && rows.some(({ text }) => text.includes(seen)),
  );
  const question = `Vi er ikke sikre på, om ${whether}.`;
  return above?.heading === undefined
    ? [`${question} Vi så ${quoted(seen)}.`, advice("headings.missing")]
    : [`${question} Vi så ${quoted(seen)} under ${quoted(above.heading)}.`, advice("headings.unusual")];
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

/** Whether the text of a section may be about another of its topics: "Uddannelser og efteruddannelse". */
function isShared({ name, rows }: CvSection): boolean {
  return rows.length > 0 && (name?.names.length ?? 0) > 1;
}

/** "Sprog: dansk" and "IT: Excel" below a heading, and nothing else -> true. Such lines are sections of their own. */
function holdsLabels({ sections: { list } }: CvStructure, section: CvSection): boolean {
  return section.rows.length === 0 && list[list.indexOf(section) + 1]?.inline === true;
}

function unknownIn({ heading = "" }: CvSection, { contents }: AreaPart): string {
  return `Under ${quoted(heading)} kunne vi ikke genkende ${contents}.`;
}
