import * as v from "valibot";
import { isOneLine } from "./sound-text.ts";

const line = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest), v.check(isOneLine));
const fullLine = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.check(isOneLine));

/** A production unit of the company register: one place of work of a company. */
export const Company = v.object({
  /** The P number of the register. */
  productionunitNumber: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: fullLine,
  address: fullLine,
  /** Four digits, 1000 to 9999. */
  zipCode: v.pipe(v.string(), v.regex(/^[1-9]\d{3}$/)),
  city: fullLine,
  country: fullLine,
});
export type Company = v.InferOutput<typeof Company>;

/** `GET /api/company/get-companies`. All three are optional; without a name the answer is an empty list. */
export const CompanyQuery = v.object({
  companyName: v.optional(line(200), ""),
  city: v.optional(line(100), ""),
  postCode: v.optional(line(10), ""),
});
export type CompanyQuery = v.InferOutput<typeof CompanyQuery>;

/** The answer: at most 50 units, by ascending `productionunitNumber`. */
export const CompanyList = v.object({ companies: v.array(Company) });
export type CompanyList = v.InferOutput<typeof CompanyList>;
