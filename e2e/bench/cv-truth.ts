import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { readReview, uploadCv, UploadRefused } from "../server/review-once.ts";
import { isTrueOfCriterion, type SaidOfCriterion } from "./criterion-claims.ts";
import type { Statement } from "./criterion-figures.ts";
import type { Figure } from "./figure.ts";
import { Facts, isTrueSummary } from "./summary-claims.ts";

const folder = join(import.meta.dirname, "../fixtures/cv-truth");

/** What a fair reviewer would say; see `e2e/fixtures/cv-truth/README.md`. */
const TruthOfArea = v.object({ warns: v.union([v.boolean(), v.literal("unsure")]) });
const Truth = v.object({ isCv: v.boolean(), areas: v.record(v.string(), TruthOfArea) });

const Review = v.record(v.string(), v.unknown());
const ReviewedArea = v.object({
  meta: v.object({ key: v.string(), text: v.string(), warning: v.boolean(), judged: v.optional(v.boolean(), true) }),
  items: v.array(
    v.object({
      title: v.string(),
      warning: v.boolean(),
      judged: v.optional(v.boolean(), true),
      improvable: v.optional(v.boolean(), false),
      withheld: v.optional(v.picklist(["warning", "praise"])),
    }),
  ),
});

interface SaidOfArea {
  readonly verdict: "warns" | "passes" | "unsure";
  /** The sentence at the top. */
  readonly summary: string;
  /** The criteria that warn. */
  readonly criteria: readonly string[];
  /** What each criterion says, and would say if it were right more often. */
  readonly items: readonly { readonly title: string; readonly said: SaidOfCriterion }[];
}

interface Verdict {
  readonly document: string;
  readonly area: string;
  /** What the review says. */
  readonly said: SaidOfArea["verdict"];
  readonly criteria: readonly string[];
  /** What is true. */
  readonly truth: boolean | "unsure";
}

/**
 * Reviews the CVs of a half of the set and reports, in per cent of the areas: verdicts that are true, warnings that are
 * true, summaries that agree with the facts, areas without a verdict though the truth has one, problems that the review does not warn about, and documents that
 * are no CV and got a review. Prints each false verdict if `explain` is set, which only the open half allows. Resolves with
 * what the criteria say.
 */
export async function measureTruth(
  half: "open" | "closed",
  hostUrl: string,
  report: (figure: Figure) => void,
  explain = false,
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const verdicts: Verdict[] = [];
  const summaries: {
    readonly document: string;
    readonly area: string;
    readonly text: string;
    readonly isTrue: boolean;
  }[] = [];
  const taken: string[] = [];
  for await (const file of glob(join(folder, half, "*.pdf"))) {
    const document = basename(file, ".pdf");
    const written: unknown = JSON.parse(await readFile(file.replace(/\.pdf$/, ".truth.json"), "utf8"));
    const truth = v.parse(Truth, written);
    const review = await reviewOf(hostUrl, file);
    if (!truth.isCv) {
      if (review && judges(review)) taken.push(document);
      continue;
    }
    const facts = v.parse(Facts, written);
    for (const [area, { warns }] of Object.entries(truth.areas)) {
      const { verdict, criteria, summary, items } = review?.get(area) ?? nothingSaid;
      for (const { title, said } of items) {
        const whole = { area, title, said, criteria: items.length, warns };
        statements.push({ criterion: `${area}/${title}`, said, isTrue: isTrueOfCriterion(whole, facts) });
      }
      const isTrue = isTrueSummary(area, summary, facts);
      if (isTrue !== undefined) summaries.push({ document, area, text: summary, isTrue });
      // The area of the photo only gives a tip, so it has no verdict to miss.
      const said = area === "photo" && verdict === "unsure" ? "passes" : verdict;
      verdicts.push({ document, area, said, criteria, truth: warns });
    }
  }

  const clear = verdicts.filter(({ truth }) => truth !== "unsure");
  const said = clear.filter(({ said: verdict }) => verdict !== "unsure");
  const warnings = said.filter(({ said: verdict }) => verdict === "warns");
  const problems = clear.filter(({ truth }) => truth === true);
  const isFalse = ({ said: verdict, truth }: Verdict) => truth !== "unsure" && (verdict === "warns") !== truth;
  const ratio = (part: number, all: number) => ({ value: (100 * part) / all, unit: "%", note: `${part} of ${all}` });
  const name = (what: string) => `${what}, ${half} half`;

  const trueOf = (all: readonly Verdict[]) => ratio(all.filter((verdict) => !isFalse(verdict)).length, all.length);
  report({ name: name("true verdicts on areas of CVs"), ...trueOf(said), budget: 95, bound: "least" });
  report({ name: name("true warnings"), ...trueOf(warnings), budget: 90, bound: "least" });
  report({
    name: name("true summaries of areas"),
    ...ratio(summaries.filter(({ isTrue }) => isTrue).length, summaries.length),
    budget: 97,
    bound: "least",
  });
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
  printAreas(verdicts, isFalse);
  if (explain) {
    for (const { document, area, text } of summaries.filter(({ isTrue }) => !isTrue))
      console.log(`      ${document}: ${area} says "${text}"`);
    for (const { document, area, said: verdict, truth } of said.filter(isFalse)) {
      console.log(
        `      ${document}: ${area} ${verdict}, but ${truth === true ? "there is a problem" : "there is none"}`,
      );
    }
  }
  return statements;
}

const nothingSaid: SaidOfArea = { verdict: "unsure", criteria: [], summary: "", items: [] };

/** Prints each area with a false or a missing verdict, and the criteria that warned falsely. It names no document, so that both halves allow it. */
function printAreas(verdicts: readonly Verdict[], isFalse: (verdict: Verdict) => boolean): void {
  for (const area of new Set(verdicts.map((verdict) => verdict.area))) {
    const ofArea = verdicts.filter((verdict) => verdict.area === area);
    const count = (matches: (verdict: Verdict) => boolean) => ofArea.filter(matches).length;
    const warnings = count(({ said }) => said === "warns");
    const falseWarnings = count((verdict) => verdict.said === "warns" && isFalse(verdict));
    const falsePraise = count((verdict) => verdict.said === "passes" && isFalse(verdict));
    const unsure = count(({ said, truth }) => said === "unsure" && truth !== "unsure");
    const isTrue = (100 * (ofArea.length - unsure - falseWarnings - falsePraise)) / (ofArea.length - unsure);
    const falseCriteria = ofArea.filter((verdict) => isFalse(verdict)).flatMap(({ criteria }) => criteria);
    const named = [...Map.groupBy(falseCriteria, (criterion) => criterion)].map(
      ([criterion, all]) => `${criterion} ${all.length}`,
    );
    if (falseWarnings + falsePraise + unsure > 0)
      console.log(
        `      ${area}: ${isTrue.toFixed(0)} % true; ${falseWarnings} of ${warnings} warnings false, ` +
          `${falsePraise} praised in vain, ${unsure} of ${ofArea.length} without a verdict` +
          (named.length === 0 ? "" : ` (${named.join(", ")})`),
      );
  }
}

/** Whether a review judges anything: that of a document that is no CV says so, and has no verdict. */
function judges(review: ReadonlyMap<string, SaidOfArea>): boolean {
  return [...review.values()].some(({ verdict }) => verdict !== "unsure");
}

/** The verdict on each area by its key; `undefined` if the document is refused. */
async function reviewOf(hostUrl: string, file: string): Promise<ReadonlyMap<string, SaidOfArea> | undefined> {
  try {
    const review = v.parse(Review, await readReview(hostUrl, await uploadCv(hostUrl, file)));
    const areas = Object.entries(review).flatMap(([name, area]) => (isArea(name) ? [v.parse(ReviewedArea, area)] : []));
    return new Map(
      areas.map(({ meta: { key, text, warning, judged }, items }) => [
        key,
        {
          summary: text,
          verdict: warning ? "warns" : judged ? "passes" : "unsure",
          criteria: items.flatMap((item) => (item.warning ? [item.title] : [])),
          items: items.map((item) => ({ title: item.title, said: saidBy(item) })),
        },
      ]),
    );
  } catch (error) {
    if (error instanceof UploadRefused) return undefined;
    throw error;
  }
}

type ReviewedItem = v.InferOutput<typeof ReviewedArea>["items"][number];

function saidBy({ warning, judged, improvable, withheld }: ReviewedItem): SaidOfCriterion {
  if (warning || withheld === "warning") return "warns";
  if (!judged && withheld === undefined) return "unsure";
  return improvable ? "in part" : "passes";
}

function isArea(name: string): boolean {
  return name !== "CVFrontPicModel" && name !== "warning_info";
}
