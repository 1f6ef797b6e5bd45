import type { CvStructure } from "../structure/cv-structure.ts";
import { listed, quoted } from "./danish.ts";
import { findGaps, type MonthSpan, type RoleSpan } from "./timeline.ts";

interface Study extends MonthSpan {
  readonly label: string;
  /** The period as written. */
  readonly text: string;
}

/** The studies with a read period, which may fill the time between two roles. */
export function studiesIn(cv: CvStructure): readonly Study[] {
  return (cv.education ?? []).flatMap(({ title, period }) =>
    period?.kind === "read" && period.end !== "now" && period.end !== period.start
      ? [{ label: title, text: period.text, first: period.start.first, last: period.end.last }]
      : [],
  );
}

/** The text for a timeline without gaps. It names the studies and periods of leave between two roles. */
export function withoutGaps(cv: CvStructure, spans: readonly RoleSpan[]): string {
  const isLeave = ({ label, text }: RoleSpan): boolean =>
    cv.breaks.some((leave) => leave.period?.text === text && (leave.label === label || leave.label === ""));
  const pauses = findGaps(
    spans.filter((own) => !isLeave(own)),
    [],
  );
  // Studies count only for gaps without leave: a course in the years of leave may have been taken during a role.
  const open = findGaps(spans, []);
  const fills = (own: MonthSpan, gaps: typeof pauses): boolean =>
    gaps.some(({ before, after }) => own.first < after.first && own.last > before.last);
  const covering = [
    ...studiesIn(cv).filter((own) => fills(own, open)),
    ...spans.filter((own) => isLeave(own) && fills(own, pauses)),
  ];
  if (covering.length === 0) return "Der er ingen huller på over seks måneder mellem dine job.";
  const which = listed(covering.map(({ label, text }) => `${quoted(label)} (${text})`));
  return `Hvor der er mere end seks måneder mellem to job, har du skrevet, hvad du lavede: ${which}.`;
}
