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
