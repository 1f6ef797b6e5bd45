import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { areas } from "../criteria/areas.ts";

const Names = v.array(v.string());

/** The facts on the pages of a CV; see `e2e/fixtures/cv-truth/README.md`. */
export const Facts = v.object({
  pages: v.number(),
  words: v.number(),
  person: v.object({
    email: v.nullish(v.string()),
    phone: v.nullish(v.string()),
    postalCode: v.nullish(v.string()),
    city: v.nullish(v.string()),
  }),
  headings: Names,
  profile: v.object({ present: v.boolean(), words: v.nullish(v.number()) }),
  roles: v.array(
    v.object({
      from: v.nullish(v.string()),
      to: v.nullish(v.string()),
      isLeading: v.boolean(),
      side: v.boolean(),
      hasDescription: v.boolean(),
    }),
  ),
  education: v.array(v.object({ years: v.nullish(v.string()) })),
  courses: v.array(v.object({ title: v.string(), year: v.nullish(v.string()) })),
  languages: v.array(v.object({ level: v.nullish(v.string()) })),
  it: Names,
  competencies: Names,
  numbersInLatestTwoRoles: v.object({ points: v.number(), withOwnNumber: v.number() }),
});
export type Facts = v.InferOutput<typeof Facts>;

/** The judgment of a fair reviewer. */
const TruthOfArea = v.object({ warns: v.union([v.boolean(), v.literal("unsure")]) });
const areaKeys = areas.map(({ key }) => key);

/** The content of a document's truth file. If the document is not a CV, the file contains nothing else. */
const Truth = v.variant("isCv", [
  v.object({ isCv: v.literal(false) }),
  v.object({ ...Facts.entries, isCv: v.literal(true), areas: v.record(v.picklist(areaKeys), TruthOfArea) }),
]);
export type Truth = v.InferOutput<typeof Truth>;

/** Reads the truth file of a PDF. */
export async function readTruth(pdf: string): Promise<Truth> {
  return v.parse(Truth, JSON.parse(await readFile(pdf.replace(/\.pdf$/u, ".truth.json"), "utf8")));
}
