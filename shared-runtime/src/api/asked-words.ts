import * as v from "valibot";
import { normalLines } from "../rules/normal-text.ts";
import { isSoundText } from "./sound-text.ts";

/** More than any dialog asks with. */
const longest = 4_000;

/**
 * The words of a dialog that somebody consented to, as they were shown, a line each. They may differ from page to page, and
 * are never a reason to refuse a person's consent: words that cannot be stored are left out.
 */
export const AskedWords = v.fallback(
  v.optional(v.pipe(v.string(), v.transform(normalLines), v.nonEmpty(), v.maxLength(longest), v.check(isSoundText))),
  undefined,
);
