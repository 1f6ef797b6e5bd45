import type { Advice, ReviewText } from "./advice/advice.ts";
import type { WarningKey } from "./advice/advice-texts.ts";
import type { DraftItem } from "./draft-area.ts";

/** The verdict of a criterion on a CV. */
export type Verdict = Omit<DraftItem, "id" | "title">;

export type Warning = Verdict & { readonly warning: true };
export type NoWarning = Verdict & { readonly warning: false };

/** The criterion is met. */
export function passed(...text: ReviewText): NoWarning {
  return { warning: false, text };
}

/** The criterion is met, and the text names something to improve. */
export function improvable(...text: ReviewText): NoWarning {
  return { warning: false, text, improvable: true };
}

/** The criterion could not be judged, did not apply, or is only a tip. */
export function unjudged(...text: ReviewText): NoWarning {
  return { warning: false, text, judged: false };
}

export function warned(found: string | ReviewText, whatToDo: Advice<WarningKey>): Warning {
  const todo = { key: `${whatToDo.key}.todo`, values: whatToDo.values } as const;
  return { warning: true, text: [...(typeof found === "string" ? [found] : found), whatToDo], todo };
}
