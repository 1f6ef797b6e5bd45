import type { CvFacts, RoleFacts } from "../../cv-review/facts/cv-facts.ts";
import type { Level } from "../analysis/analysed-posting.ts";
import { levelOfTitle } from "../analysis/level-of-title.ts";
import { yearsSince } from "./years-since.ts";

/** A role that ended longer ago tells less of what somebody is now. */
const recentYears = 3;
/** Whoever leads so many leads them through others. */
const manyLed = 60;

/** The highest level of the recent roles, by their titles and by how many were led. */
export function levelOfPerson({ roles }: CvFacts, today: Date): Level | undefined {
  const recent = roles.filter((role) => (yearsSince(role, today) ?? recentYears + 1) <= recentYears);
  return highest(recent.length > 0 ? recent : roles.slice(0, 1));
}

function highest(roles: readonly RoleFacts[]): Level | undefined {
  const levels = roles.map(levelOfRole).filter((level) => level !== undefined);
  return levels.length === 0 ? undefined : (Math.max(...levels) as Level);
}

function levelOfRole({ title = "", headCount }: RoleFacts): Level | undefined {
  const level = levelOfTitle(title);
  if (headCount === undefined || (level ?? 0) > 3) return level;
  return level === 3 && ledCount(headCount) >= manyLed ? 4 : 3;
}

function ledCount(headCount: string): number {
  return Number(/\d[\d.,]*/u.exec(headCount)?.[0].replace(/[.,]/gu, "") ?? 0);
}
