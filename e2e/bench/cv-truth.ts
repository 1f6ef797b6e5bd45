import { join } from "node:path";
import * as v from "valibot";
import type { Statement } from "./criterion-figures.ts";
import type { Figure } from "./figure.ts";
import { measuredBy } from "./measured-by.ts";

const folder = join(import.meta.dirname, "../fixtures/cv-truth");

const isTrue = v.exactOptional(v.boolean());
/** An area of a CV: the review's verdict, and the true one. */
const JudgedArea = v.object({
  area: v.string(),
  said: v.picklist(["warns", "passes", "unsure"]),
  truth: v.union([v.boolean(), v.literal("unsure")]),
  summary: v.object({ text: v.string(), isTrue }),
  /** The criteria that gave a warning. */
  warnings: v.array(v.string()),
  statements: v.array(
    v.object({ criterion: v.string(), said: v.picklist(["warns", "passes", "in part", "unsure"]), isTrue }),
  ),
});
type JudgedArea = v.InferOutput<typeof JudgedArea>;

/** The message that `judged/measure.entry.ts` of the CV review sends. */
const JudgedDocuments = v.array(
  v.variant("isCv", [
    v.object({ document: v.string(), isCv: v.literal(true), areas: v.array(JudgedArea) }),
    v.object({ document: v.string(), isCv: v.literal(false), isReviewed: v.boolean() }),
  ]),
);

type Verdict = JudgedArea & { readonly document: string };

/**
 * Reviews the CVs of a half of the set. Reports, in per cent of the areas: true verdicts, true warnings, summaries that
 * agree with the facts, and areas without a verdict though the truth has one. Also reports problems without a warning,
 * and reviews of documents that are not CVs. Prints each false verdict if `explain` is set, which is allowed only for
 * the open half. Resolves with the verdicts of the criteria.
 */
export async function measureTruth(
  half: "open" | "closed",
  report: (figure: Figure) => void,
  explain = false,
): Promise<readonly Statement[]> {
  const documents = v.parse(
    JudgedDocuments,
    await measuredBy("engines/cv-review/judged/measure.entry.ts", join(folder, half)),
  );
  const verdicts = documents.flatMap((own): readonly Verdict[] =>
    own.isCv ? own.areas.map((area) => ({ ...area, document: own.document, said: saidOf(area) })) : [],
  );
  const summaries = verdicts.filter(({ summary }) => summary.isTrue !== undefined);
  const taken = documents.filter((own) => !own.isCv && own.isReviewed);

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
    ...ratio(summaries.filter(({ summary }) => summary.isTrue).length, summaries.length),
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
    for (const { document, area, summary } of summaries.filter((own) => own.summary.isTrue === false))
      console.log(`      ${document}: ${area} says "${summary.text}"`);
    for (const { document, area, said: verdict, truth } of said.filter(isFalse)) {
      console.log(
        `      ${document}: ${area} ${verdict}, but ${truth === true ? "there is a problem" : "there is none"}`,
      );
    }
  }
  return verdicts.flatMap(({ statements }) => statements);
}

/** The verdict on an area. The area of the photo gives only a tip, so it has no verdict to miss. */
function saidOf({ area, said }: JudgedArea): JudgedArea["said"] {
  return area === "photo" && said === "unsure" ? "passes" : said;
}

/**
 * Prints each area with a false or missing verdict, and the criteria that gave a false warning. Names no document, so
 * it may be used for both halves.
 */
function printAreas(verdicts: readonly Verdict[], isFalse: (verdict: Verdict) => boolean): void {
  for (const area of new Set(verdicts.map((verdict) => verdict.area))) {
    const ofArea = verdicts.filter((verdict) => verdict.area === area);
    const count = (matches: (verdict: Verdict) => boolean) => ofArea.filter(matches).length;
    const warnings = count(({ said }) => said === "warns");
    const falseWarnings = count((verdict) => verdict.said === "warns" && isFalse(verdict));
    const falsePraise = count((verdict) => verdict.said === "passes" && isFalse(verdict));
    const unsure = count(({ said, truth }) => said === "unsure" && truth !== "unsure");
    const isTrue = (100 * (ofArea.length - unsure - falseWarnings - falsePraise)) / (ofArea.length - unsure);
    const falseCriteria = ofArea.filter((verdict) => isFalse(verdict)).flatMap(({ warnings: criteria }) => criteria);
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
