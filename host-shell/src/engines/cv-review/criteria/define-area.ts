import type { CvStructure } from "../structure/cv-structure.ts";
import { type AreaFindings, areaOf } from "./area-of.ts";
import { type Criterion, type ItemOf, itemOf } from "./define-criterion.ts";
import type { DraftArea } from "./draft-area.ts";

interface AreaDefinition<Key extends string, Criteria extends readonly Criterion<string, Key>[]> {
  /** The first part of the area's advice keys. Editors and the API identify the area by it. */
  readonly key: Key;
  readonly title: string;
  /** In the order in which the review shows them. */
  readonly criteria: Criteria;
  /** The sentence at the top of the area. */
  readonly summary: (
    cv: CvStructure,
    found: { readonly items: readonly ItemOf<Criteria[number]["id"]>[]; readonly today: Date },
  ) => Pick<AreaFindings, "text" | "isfound">;
  /** Replaces verdicts by questions if an unread part of the CV may change these verdicts. */
  readonly reconsider?: (cv: CvStructure, area: DraftArea) => DraftArea;
}

export interface Area<Key extends string, Criteria extends readonly Criterion<string, Key>[]> {
  readonly key: Key;
  readonly criteria: Criteria;
  readonly review: (cv: CvStructure, today: Date) => DraftArea;
}

export function defineArea<
  const Key extends string,
  const Criteria extends readonly Criterion<string, NoInfer<Key>>[],
>({
  key,
  title,
  criteria,
  summary,
  reconsider = (_, area) => area,
}: AreaDefinition<Key, Criteria>): Area<Key, Criteria> {
  return {
    key,
    criteria,
    review: (cv, today) => {
      const items = criteria.map((own: Criteria[number]) => itemOf(own, own.judge(cv, today)));
      return reconsider(cv, areaOf({ key, title, items, ...summary(cv, { items, today }) }));
    },
  };
}
