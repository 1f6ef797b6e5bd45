import { advice } from "./advice/advice.ts";
import { areaOf } from "./area-of.ts";
import { asQuestion } from "./as-question.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";

/** How many of the warnings and of the praise of a criterion were true and false on the CVs that it is measured by. */
export interface CriterionFigures {
  readonly warnings: TrueAndFalse;
  readonly praise: TrueAndFalse;
}

export type TrueAndFalse = readonly [right: number, wrong: number];

const leastTrue = 0.95;
/** One false verdict says nothing about a criterion that has few. */
const forgiven = 1;

/** The areas with questions in place of the verdicts of criteria that are wrong too often. `figures` by the id of the criterion. */
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

/** By all verdicts of the criterion: most have few warnings, one or two of which prove little. */
function isProven({ judged }: DraftItem, figures: CriterionFigures | undefined): boolean {
  if (judged === false || figures === undefined) return true;
  const { warnings, praise } = figures;
  const [right, wrong] = [warnings[0] + praise[0], warnings[1] + praise[1]];
  return wrong <= forgiven || right >= leastTrue * (right + wrong);
}

function withheld(item: DraftItem): DraftItem {
  return { ...asQuestion(item, advice("document.unproven")), withheld: item.warning ? "warning" : "praise" };
}
