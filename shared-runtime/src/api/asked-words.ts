import * as v from "valibot";
import { isSoundText } from "./sound-text.ts";

/** More than any dialog asks with. */
const longest = 4_000;

/**
 * The words of a dialog that somebody consented to, as they were shown, a line each. They may differ from page to page, and
 * are never a reason to refuse a person's consent: words that cannot be stored are left out.
 */
export const AskedWords = v.fallback(
  v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest), v.check(isSoundText))),
  undefined,
);

/** The same as they are stored. Equal words have equal versions. */
export const KeptWords = v.object({ text: v.string(), version: v.string() });
export type KeptWords = v.InferOutput<typeof KeptWords>;
