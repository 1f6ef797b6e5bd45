import type { ReviewText } from "./advice/advice.ts";
import type { DraftItem } from "./draft-area.ts";

/** What a criterion found, as a question with the reason for it. A criterion that was not judged stays as it is. */
export function asQuestion(item: DraftItem, ...reason: ReviewText): DraftItem {
  const { judged, id, title, text } = item;
  return judged === false ? item : { id, warning: false, title, judged: false, text: [...reason, ...text] };
}
