import { areas, type AreaKey, type CriterionId } from "../criteria/areas.ts";
import { composeAreas } from "../criteria/advice/compose-areas.ts";
import type { DraftArea, DraftItem } from "../criteria/draft-area.ts";
import { isTrueOfCriterion, type SaidOfCriterion } from "./criterion-claims.ts";
import { isTrueSummary } from "./summary-claims.ts";
import type { Truth } from "./truth.ts";

/** The statements of the review about an area of a CV, and the truth. */
export interface JudgedArea {
  readonly area: AreaKey;
  readonly said: "warns" | "passes" | "unsure";
  readonly truth: boolean | "unsure";
  /** The sentence at the top. `isTrue` is absent if the sentence states no fact. */
  readonly summary: { readonly text: string; readonly isTrue?: boolean };
  /** The criteria that warn. */
  readonly warnings: readonly CriterionId[];
  /**
   * The statement of each criterion, also of those whose verdicts the review replaces because they are wrong too often.
   * `isTrue` is absent if it is unknown whether the statement is true.
   */
  readonly statements: readonly Statement[];
}

interface Statement {
  readonly criterion: CriterionId;
  readonly said: SaidOfCriterion;
  readonly isTrue?: boolean;
}

/** Compares the review of a CV with its truth, area by area. `review` is `undefined` if the file was refused. */
export function judgeReview(
  review: readonly DraftArea[] | undefined,
  truth: Extract<Truth, { isCv: true }>,
): readonly JudgedArea[] {
  return areas.flatMap(({ key, criteria }) => {
    const warns = truth.areas[key]?.warns;
    if (warns === undefined) return [];
    const reviewed = review?.find(({ meta }) => meta.key === key);
    if (reviewed === undefined)
      return [{ area: key, said: "unsure", truth: warns, summary: { text: "" }, warnings: [], statements: [] }];
    const statements = criteria.flatMap(({ id }): readonly Statement[] => {
      const item = reviewed.items.find((own) => own.id === id);
      if (item === undefined) return [];
      const said = saidBy(item);
      const whole = { criterion: id, said, criteria: criteria.length, warns };
      return [{ criterion: id, said, ...known(isTrueOfCriterion(whole, truth)) }];
    });
    const { warning, judged } = reviewed.meta;
    const text = composeAreas([reviewed])[0]?.meta.text ?? "";
    return [
      {
        area: key,
        said: warning ? "warns" : judged === false ? "unsure" : "passes",
        truth: warns,
        summary: { text, ...known(isTrueSummary(key, text, truth)) },
        warnings: statements.flatMap(({ criterion }) =>
          reviewed.items.some((item) => item.id === criterion && item.warning) ? [criterion] : [],
        ),
        statements,
      },
    ];
  });
}

function known(isTrue: boolean | undefined): { readonly isTrue?: boolean } {
  return isTrue === undefined ? {} : { isTrue };
}

function saidBy({ warning, judged = true, improvable = false, withheld }: DraftItem): SaidOfCriterion {
  if (warning || withheld === "warning") return "warns";
  if (!judged && withheld === undefined) return "unsure";
  return improvable ? "in part" : "passes";
}
