import { overlapsByNature } from "../structure/side-roles.ts";
import { isCertain } from "../structure/certain-role.ts";
import { monthOf } from "../structure/cv-date.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { CvRole } from "../structure/roles.ts";
import type { JobSpan } from "./timeline.ts";

/** The months of each job with a period that was read. A job that goes on lasts until `today`. */
export function jobSpans({ roles = [] }: CvStructure, today: Date): readonly JobSpan[] {
  return roles.flatMap((role) => spanOf(role, roles, monthOf(today)));
}

/** The same, with leave and other breaks that the CV explains. */
export function coveredSpans(cv: CvStructure, today: Date): readonly JobSpan[] {
  const { roles = [], breaks } = cv;
  return [...jobSpans(cv, today), ...breaks.flatMap((own) => spanOf(own, roles, monthOf(today)))];
}

function spanOf(role: CvRole, roles: readonly CvRole[], now: number): readonly JobSpan[] {
  if (role.period?.kind !== "read") return [];
  const { start, end, text } = role.period;
  const label = role.label === "" ? text : role.label;
  return [
    {
      label,
      employer: role.employer,
      text,
      first: start.first,
      latestStart: start.last,
      earliestEnd: end === "now" ? Math.max(now, start.first) : end.first,
      last: end === "now" ? Math.max(now, start.last) : end.last,
      goesOn: end === "now",
      beside: overlapsByNature(role),
      certain: role.isBreak || isCertain(role, roles),
    },
  ];
}
