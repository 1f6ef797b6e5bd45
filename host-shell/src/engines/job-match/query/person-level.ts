import type { CvFacts, RoleFacts } from "../../cv-review/facts/cv-facts.ts";
import type { Level } from "../analysis/analysed-posting.ts";
import { levelOfTitle, mentionsStaff } from "../analysis/level-of-title.ts";
import { yearsSince } from "./years-since.ts";

/** The years after which a role that ended no longer counts for the present level. */
const recentYears = 3;
const longestTitle = 200;
/** A person who leads at least this number of people leads other leaders. */
const manyLed = 60;

/** The highest level of the recent roles, by their titles and head counts. */
export function levelOfPerson({ roles }: CvFacts, today: Date): Level | undefined {
  const recent = roles.filter((role) => (yearsSince(role, today) ?? recentYears + 1) <= recentYears);
  return highest(recent.length > 0 ? recent : roles.slice(0, 1));
}

function highest(roles: readonly RoleFacts[]): Level | undefined {
  const levels = roles.map(levelOfRole).filter((level) => level !== undefined);
  return levels.length === 0 ? undefined : (Math.max(...levels) as Level);
}

/** The level of a role. Project leaders and advisors may mention many people without leading them. */
export function levelOfRole({ title = "", headCount, description }: RoleFacts): Level | undefined {
  const level = levelOfTitle(title.slice(0, longestTitle));
  if (level === undefined) return headCount === undefined ? undefined : 3;
  if (level === 1 || level === 2) return headCount !== undefined && mentionsStaff.test(description) ? 3 : level;
  return level === 3 && headCount !== undefined && ledCount(headCount) >= manyLed ? 4 : level;
}

function ledCount(headCount: string): number {
  return Number(/\d[\d.,]*/u.exec(headCount)?.[0].replace(/[.,]/gu, "") ?? 0);
}
