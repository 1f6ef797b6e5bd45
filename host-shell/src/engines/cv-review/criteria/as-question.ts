import type { ReviewText } from "./advice/advice.ts";
import type { DraftItem } from "./draft-area.ts";

/** Turns the verdict of a criterion into a question with a reason. An item that was not judged stays as it is. */
export function asQuestion(item: DraftItem, ...reason: ReviewText): DraftItem {
  const { judged, id, title, text } = item;
  return judged === false ? item : { id, warning: false, title, judged: false, text: [...reason, ...text] };
}
