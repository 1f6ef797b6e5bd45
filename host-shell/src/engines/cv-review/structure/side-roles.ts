import { anyOf, notAfterLetter, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import { associations, honoraryPosts, rolesOftenHeldWithOthers, sideRoles } from "../phrases/side-roles.phrases.ts";
import { owner } from "./own-boss.ts";
import type { RoleName } from "./role-name.ts";

const volunteer = "volunteer(?:ing)?(?! (?:coordinator|manager|lead))";
const sideTitle = new RegExp(String.raw`${notAfterLetter}(?:${anyOf(sideRoles)}|${volunteer})(?![\p{L}-])`, "iu");
const honoraryPost = new RegExp(`^${anyOf(honoraryPosts)}${notBeforeLetter}`, "iu");
const association = new RegExp(String.raw`${notAfterLetter}\p{L}*${anyOf(associations)}${notBeforeLetter}`, "iu");
const oftenHeldWithOthers = new RegExp(
  `${notAfterLetter}(?:${anyOf(rolesOftenHeldWithOthers)}|${owner})${notBeforeLetter}`,
  "iu",
);

function isSideRole({ title, label, isHeldWithAnother, confirmedAs }: RoleName): boolean {
  if (confirmedAs !== undefined) return confirmedAs === "side";
  return (
    isHeldWithAnother === true ||
    sideTitle.test(title ?? label) ||
    (label.split(", ").some((part) => honoraryPost.test(part)) && association.test(label))
  );
}

/** Whether a text has the title of a board seat or a side role. */
export function namesSidePost(text: string): boolean {
  return sideTitle.test(text);
}

/** Whether a role may overlap other roles without a contradiction. */
export function overlapsByNature(role: RoleName): boolean {
  return isSideRole(role) || oftenHeldWithOthers.test(role.title ?? role.label);
}

/** All roles except board seats and side roles; all roles if there are no others. */
export function mainRoles<Role extends RoleName>(roles: readonly Role[]): readonly Role[] {
  const main = roles.filter((role) => !isSideRole(role));
  return main.length === 0 ? roles : main;
}
