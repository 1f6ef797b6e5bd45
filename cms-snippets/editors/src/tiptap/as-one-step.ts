import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";

/**
 * Makes a change a step of its own, so that one press of undo reverts only this change. Otherwise Tiptap reverts all
 * changes of the same half second together.
 */
export function asOneStep({ view, state }: Editor, change: () => void): void {
  view.dispatch(closeHistory(state.tr));
  change();
  view.dispatch(closeHistory(view.state.tr));
}
