import type { ReviewText } from "./advice/advice.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";

/** What a criterion found, as a question with the reason for it. A criterion that was not judged stays as it is. */
export function asQuestion(item: DraftItem, ...reason: ReviewText): DraftItem {
  const { judged, title, text } = item;
  return judged === false ? item : { warning: false, title, judged: false, text: [...reason, ...text] };
}

/** The area of items: it warns if one of them does, and is not judged if none of them is. */
export function withItems(
  { title, text, isfound, key }: Pick<DraftArea["meta"], "title" | "text" | "isfound" | "key">,
  items: readonly DraftItem[],
): DraftArea {
  const warning = items.some((item) => item.warning);
  const unjudged = items.every((item) => item.judged === false);
  const improvable = !warning && items.some((item) => item.improvable);
  return {
    meta: { title, text, isfound, key, warning, ...(unjudged && { judged: false }), ...(improvable && { improvable }) },
    items: [...items],
  };
}
