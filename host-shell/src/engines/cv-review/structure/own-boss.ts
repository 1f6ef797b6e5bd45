import { anyOf, notAfterLetter, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import { ownerTitles } from "../phrases/owner-titles.phrases.ts";

/** The title of an owner of a business, but not "Product Owner". */
export const owner = String.raw`(?<!(?:product|process|system|service|data|application|platform|asset|solution|domain|category|it)\s)(?:co-?)?owner`;

const ownBoss = new RegExp(`${notAfterLetter}(?:${anyOf(ownerTitles)}|${owner})${notBeforeLetter}`, "iu");

/** Whether a title is that of a self-employed person, so that there is no employer to name. */
export function isOwnBoss(title: string): boolean {
  return ownBoss.test(title);
}
