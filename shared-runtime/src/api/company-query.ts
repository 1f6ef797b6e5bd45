import * as v from "valibot";
import { normalCode } from "../rules/normal-text.ts";
import { zipIn } from "../rules/zip.ts";
import { isOneLine } from "./sound-text.ts";

const line = (longest: number) => v.pipe(v.string(), v.transform(normalCode), v.maxLength(longest), v.check(isOneLine));

const zip = v.pipe(v.string(), v.transform(zipIn), v.maxLength(10));

/** `GET /api/company/get-companies`. All parameters are optional; without a name, the answer is an empty list. */
export const CompanyQuery = v.object({
  companyName: v.optional(line(200), ""),
  city: v.optional(line(100), ""),
  postCode: v.optional(zip, ""),
  /** A Danish postal code: places near it come first. It excludes nothing. */
  near: v.optional(zip, ""),
});
export type CompanyQuery = v.InferOutput<typeof CompanyQuery>;
