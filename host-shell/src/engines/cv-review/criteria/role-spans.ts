import { overlapsByNature } from "../structure/side-roles.ts";
import { isCertain } from "../structure/certain-role.ts";
import { monthOf } from "../structure/cv-date.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { CvRole } from "../structure/roles.ts";
import type { RoleSpan } from "./timeline.ts";

/** The months of each role with a period that was read. A role that goes on lasts until `today`. */
export function roleSpans({ roles = [] }: CvStructure, today: Date): readonly RoleSpan[] {
  return roles.flatMap((role) => spanOf(role, roles, monthOf(today)));
}

/** As `roleSpans`, with leave and other breaks that the CV explains. */
export function coveredSpans(cv: CvStructure, today: Date): readonly RoleSpan[] {
  const { roles = [], breaks } = cv;
  return [...roleSpans(cv, today), ...breaks.flatMap((own) => spanOf(own, roles, monthOf(today)))];
}

function spanOf(role: CvRole, roles: readonly CvRole[], now: number): readonly RoleSpan[] {
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
