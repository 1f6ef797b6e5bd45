import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";

/** Runs a change that one press of undo takes back. Tiptap takes changes of the same half second back together. */
export function asOneStep({ view, state }: Editor, change: () => void): void {
  view.dispatch(closeHistory(state.tr));
  change();
  view.dispatch(closeHistory(view.state.tr));
}
