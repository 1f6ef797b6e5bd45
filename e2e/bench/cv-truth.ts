import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { readReview, uploadCv, UploadRefused } from "../server/review-once.ts";
import type { Figure } from "./figure.ts";

const folder = join(import.meta.dirname, "../fixtures/cv-truth");

/** What a fair reviewer would say; see `e2e/fixtures/cv-truth/README.md`. */
const TruthOfArea = v.object({ warns: v.union([v.boolean(), v.literal("unsure")]) });
const Truth = v.object({ isCv: v.boolean(), areas: v.record(v.string(), TruthOfArea) });

const Review = v.record(v.string(), v.unknown());
const ReviewedArea = v.object({
  meta: v.object({ key: v.string(), warning: v.boolean(), judged: v.optional(v.boolean(), true) }),
});

interface Verdict {
  readonly document: string;
  readonly area: string;
  /** What the review says. */
  readonly said: "warns" | "passes" | "unsure";
  /** What is true. */
  readonly truth: boolean | "unsure";
}

/**
 * Reviews the CVs of a half of the set and reports, in per cent of the areas: verdicts that are true, warnings that are
 * true, areas without a verdict though the truth has one, problems that the review does not warn about, and documents that
 * are no CV and got a review. Prints each false verdict if `explain` is set, which only the open half allows.
 */
export async function measureTruth(
  half: "open" | "closed",
  hostUrl: string,
  report: (figure: Figure) => void,
  explain = false,
): Promise<void> {
  const verdicts: Verdict[] = [];
  const taken: string[] = [];
  for await (const file of glob(join(folder, half, "*.pdf"))) {
    const document = basename(file, ".pdf");
    const truth = v.parse(Truth, JSON.parse(await readFile(file.replace(/\.pdf$/, ".truth.json"), "utf8")));
    const review = await reviewOf(hostUrl, file);
    if (!truth.isCv) {
      if (review && judges(review)) taken.push(document);
      continue;
    }
    for (const [area, { warns }] of Object.entries(truth.areas)) {
      const said = review?.get(area) ?? "unsure";
      // The area of the photo only gives a tip, so it has no verdict to miss.
      verdicts.push({ document, area, said: area === "photo" && said === "unsure" ? "passes" : said, truth: warns });
    }
  }

  const clear = verdicts.filter(({ truth }) => truth !== "unsure");
  const said = verdicts.filter(({ said: verdict }) => verdict !== "unsure");
  const warnings = said.filter(({ said: verdict }) => verdict === "warns");
  const problems = clear.filter(({ truth }) => truth === true);
  const isFalse = ({ said: verdict, truth }: Verdict) => truth !== "unsure" && (verdict === "warns") !== truth;
  const ratio = (part: number, all: number) => ({ value: (100 * part) / all, unit: "%", note: `${part} of ${all}` });
  const name = (what: string) => `${what}, ${half} half`;

  const trueOf = (all: readonly Verdict[]) => ratio(all.filter((verdict) => !isFalse(verdict)).length, all.length);
  report({ name: name("true verdicts on areas of CVs"), ...trueOf(said), budget: 95, bound: "least" });
  report({ name: name("true warnings"), ...trueOf(warnings), budget: 90, bound: "least" });
  const unsure = clear.filter(({ said: verdict }) => verdict === "unsure");
  report({ name: name("areas without a verdict"), ...ratio(unsure.length, clear.length), budget: 8, bound: "most" });
  const missed = problems.filter(({ said: verdict }) => verdict !== "warns");
  report({
    name: name("problems without a warning"),
    ...ratio(missed.length, problems.length),
    budget: 15,
    bound: "most",
  });
  report({
    name: name("other documents that are reviewed as CVs"),
    value: taken.length,
    budget: 0,
    unit: "",
    bound: "most",
  });
  if (explain)
    for (const { document, area, said: verdict, truth } of said.filter(isFalse)) {
      console.log(
        `      ${document}: ${area} ${verdict}, but ${truth === true ? "there is a problem" : "there is none"}`,
      );
    }
}

/** Whether a review judges anything: that of a document that is no CV says so, and has no verdict. */
function judges(review: ReadonlyMap<string, Verdict["said"]>): boolean {
  return [...review.values()].some((said) => said !== "unsure");
}

/** The verdict on each area by its key; `undefined` if the document is refused. */
async function reviewOf(hostUrl: string, file: string): Promise<ReadonlyMap<string, Verdict["said"]> | undefined> {
  try {
    const review = v.parse(Review, await readReview(hostUrl, await uploadCv(hostUrl, file)));
    const areas = Object.entries(review).flatMap(([name, area]) => (isArea(name) ? [v.parse(ReviewedArea, area)] : []));
    return new Map(
      areas.map(({ meta: { key, warning, judged } }) => [key, warning ? "warns" : judged ? "passes" : "unsure"]),
    );
  } catch (error) {
    if (error instanceof UploadRefused) return undefined;
    throw error;
  }
}

function isArea(name: string): boolean {
  return name !== "CVFrontPicModel" && name !== "warning_info";
}
