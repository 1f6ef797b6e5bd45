import * as v from "valibot";
import { normalLine } from "../rules/normal-text.ts";
import { zipIn } from "../rules/zip.ts";
import { isOneLine } from "./sound-text.ts";

const line = (longest: number) => v.pipe(v.string(), v.transform(normalLine), v.maxLength(longest), v.check(isOneLine));
const fullLine = v.pipe(line(200), v.nonEmpty());

/** A production unit of the company register: one place of work of a company. */
export const Company = v.object({
  /** The P number of the register. */
  productionunitNumber: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: fullLine,
  address: fullLine,
  /** Four digits, 1000 to 9999. */
  zipCode: v.pipe(v.string(), v.transform(zipIn), v.regex(/^[1-9]\d{3}$/)),
  city: fullLine,
  country: fullLine,
});
export type Company = v.InferOutput<typeof Company>;

/** Matches are counted up to this number: a total that is as high means this many or more. */
export const mostCounted = 1_000;

/**
 * The answer: at most 50 units, by ascending `productionunitNumber`, or the best first if the query has `near`. `total`
 * is the number of matches, up to `mostCounted`; absent in answers of earlier releases.
 */
export const CompanyList = v.object({
  companies: v.array(Company),
  total: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});
export type CompanyList = v.InferOutput<typeof CompanyList>;
