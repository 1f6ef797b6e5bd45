import { monthOf, monthsPerYear } from "./cv-date.ts";
import type { CvRole } from "./roles.ts";

/** The newest roles first, by their periods if all periods were read, otherwise in the order of the CV. */
export function latestRoles(roles: readonly CvRole[], count: number): readonly CvRole[] {
  if (roles.some((role) => role.period?.kind !== "read")) return roles.slice(0, count);
  return roles.toSorted((a, b) => endOf(b) - endOf(a) || startOf(b) - startOf(a)).slice(0, count);
}

function endOf({ period }: CvRole): number {
  if (period?.kind !== "read") return 0;
  return period.end === "now" ? Number.MAX_SAFE_INTEGER : period.end.last;
}

function startOf({ period }: CvRole): number {
  return period?.kind === "read" ? period.start.first : 0;
}

/** Readers want little detail about a role that ended this number of years ago. */
const yearsOfInterest = 10;

/** Whether a role ended so long before `today` that it needs no detail. */
export function endedLongBefore(role: CvRole, today: Date): boolean {
  return role.period?.kind === "read" && endOf(role) < monthOf(today) - yearsOfInterest * monthsPerYear;
}
