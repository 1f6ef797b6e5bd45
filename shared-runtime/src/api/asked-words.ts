import * as v from "valibot";
import { normalLines } from "../rules/normal-text.ts";
import { isSoundText } from "./sound-text.ts";

/** The most characters: more than any dialog has. */
const longest = 4_000;

/**
 * The words of a dialog in which a person consented, as they were shown, one sentence per line. They may differ from
 * page to page, and are never a reason to refuse a person's consent: words that cannot be stored are left out.
 */
export const AskedWords = v.fallback(
  v.optional(v.pipe(v.string(), v.transform(normalLines), v.nonEmpty(), v.maxLength(longest), v.check(isSoundText))),
  undefined,
);
