import { advice } from "./advice/advice.ts";
import { areaOf } from "./area-of.ts";
import { asQuestion } from "./as-question.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";

/** The true and false warnings, and the true and false praise, of a criterion on the CVs that it is measured by. */
export interface CriterionFigures {
  readonly warnings: TrueAndFalse;
  readonly praise: TrueAndFalse;
}

export type TrueAndFalse = readonly [right: number, wrong: number];

const leastTrue = 0.95;
/** A criterion with at most this number of false verdicts keeps its verdicts, since one error proves nothing. */
const forgiven = 1;

/**
 * Turns the verdicts of criteria that are wrong too often into questions. `figures` has the ids of criteria as keys.
 */
export function abstaining(
  areas: readonly DraftArea[],
  figures: Readonly<Record<string, CriterionFigures>>,
): DraftArea[] {
  return areas.map(({ meta, items }) =>
    areaOf({
      ...meta,
      items: items.map((item) => (isProven(item, figures[item.id]) ? item : withheld(item))),
    }),
  );
}

/** Counts warnings and praise together, since most criteria have only few warnings. */
function isProven({ judged }: DraftItem, figures: CriterionFigures | undefined): boolean {
  if (judged === false || figures === undefined) return true;
  const { warnings, praise } = figures;
  const [right, wrong] = [warnings[0] + praise[0], warnings[1] + praise[1]];
  return wrong <= forgiven || right >= leastTrue * (right + wrong);
}

function withheld(item: DraftItem): DraftItem {
  return { ...asQuestion(item, advice("document.unproven")), withheld: item.warning ? "warning" : "praise" };
}
