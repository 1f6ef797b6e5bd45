import type { RoleFacts } from "../../cv-review/facts/cv-facts.ts";

/** Years since a role ended; 0 for a current one, `undefined` if the CV does not say. */
export function yearsSince({ isCurrent, to }: RoleFacts, today: Date): number | undefined {
  if (isCurrent) return 0;
  if (to === undefined) return undefined;
  return Math.max(0, (today.getUTCFullYear() * 12 + today.getUTCMonth() - to) / 12);
}
