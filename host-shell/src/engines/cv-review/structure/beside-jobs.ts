import { anyOf, notAfterLetter, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import { associations, honoraryPosts, jobsOftenHeldBeside, sideJobs } from "../phrases/side-jobs.phrases.ts";
import { owner } from "./own-boss.ts";
import type { RoleName } from "./role-name.ts";

const volunteer = "volunteer(?:ing)?(?! (?:coordinator|manager|lead))";
const sideTitle = new RegExp(String.raw`${notAfterLetter}(?:${anyOf(sideJobs)}|${volunteer})(?![\p{L}-])`, "iu");
const honoraryPost = new RegExp(`^${anyOf(honoraryPosts)}${notBeforeLetter}`, "iu");
const association = new RegExp(String.raw`${notAfterLetter}\p{L}*${anyOf(associations)}${notBeforeLetter}`, "iu");
const besideOthers = new RegExp(`${notAfterLetter}(?:${anyOf(jobsOftenHeldBeside)}|${owner})${notBeforeLetter}`, "iu");

function standsBeside({ title, label, isBeside }: RoleName): boolean {
  return (
    isBeside === true ||
    sideTitle.test(title ?? label) ||
    (label.split(", ").some((part) => honoraryPost.test(part)) && association.test(label))
  );
}

/** Whether a text has the title of a board seat or a side job. */
export function namesSidePost(text: string): boolean {
  return sideTitle.test(text);
}

/** Whether a role may overlap other jobs without contradicting them. */
export function overlapsByNature(role: RoleName): boolean {
  return standsBeside(role) || besideOthers.test(role.title ?? role.label);
}

/** The roles without board seats and side jobs; all roles if there are no others. */
export function jobsOf<Role extends RoleName>(roles: readonly Role[]): readonly Role[] {
  const jobs = roles.filter((role) => !standsBeside(role));
  return jobs.length === 0 ? roles : jobs;
}
