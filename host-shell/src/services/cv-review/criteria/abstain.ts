import { advice } from "./advice/advice.ts";
import { asQuestion, withItems } from "./as-question.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";

/** How many of the warnings and of the praise of a criterion were true and false on the CVs that it is measured by. */
export interface CriterionFigures {
  readonly warnings: TrueAndFalse;
  readonly praise: TrueAndFalse;
}

export type TrueAndFalse = readonly [whole: number, failed: number];

const leastTrue = 0.95;
/** One false verdict says nothing about a criterion that has few. */
const forgiven = 1;

/** The areas with questions in place of the verdicts of criteria that are wrong too often. `figures` by area and title. */
export function abstaining(
  areas: readonly DraftArea[],
  figures: Readonly<Record<string, CriterionFigures>>,
): DraftArea[] {
  return areas.map((area) => {
    const ofItem = ({ title }: DraftItem): CriterionFigures | undefined => figures[`${area.meta.key}/${title}`];
    if (area.items.every((item) => isProven(item, ofItem(item)))) return area;
    return withItems(
      area.meta,
      area.items.map((item) => (isProven(item, ofItem(item)) ? item : withheld(item))),
    );
  });
}

/** A tip in a passed criterion is praise too. */
function isProven({ warning, judged }: DraftItem, figures: CriterionFigures | undefined): boolean {
  if (judged === false || figures === undefined) return true;
  const [right, wrong] = warning ? figures.warnings : figures.praise;
  return wrong <= forgiven || right >= leastTrue * (right + wrong);
}

function withheld(item: DraftItem): DraftItem {
  return { ...asQuestion(item, advice("document.unproven")), withheld: item.warning ? "warning" : "praise" };
}
