import { monthPattern } from "./cv-date.ts";
import { findTitleWord } from "./job-words.ts";
import { isOwnBoss } from "./own-boss.ts";
import type { CvRole } from "./roles.ts";

const openEnd = /[-–—]\s*$/u;
const dateInName = new RegExp(String.raw`(?<!\d)(?:19|20)\d\d(?!\d)|^(?:${monthPattern})\.?\s`, "iu");

/**
 * Whether a job was certainly read right: a known title, an employer and a whole period, without a part of a date among its
 * words. What another one lacks may be a fault of ours.
 */
export function isCertain(role: CvRole): boolean {
  const { title, employer } = role;
  return (
    title !== undefined &&
    findTitleWord(title) !== undefined &&
    (employer !== undefined || isOwnBoss(title)) &&
    hasCertainPeriod(role)
  );
}

/** Whether the period of a named job is whole, and no part of it stands among the words of its name. */
export function hasCertainPeriod({ period, label }: CvRole): boolean {
  return period?.kind === "read" && !openEnd.test(period.text) && label !== "" && !dateInName.test(label);
}
