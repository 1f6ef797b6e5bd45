import { useEffect } from "react";

/**
 * The state of the sheet for the page below it: `open` while something is asked, `later` after it was put off, `done`
 * from the confirmation on.
 */
export type SheetState = "open" | "later" | "done";

/** States the sheet's state as `<html data-signup-sheet>`, so that the page below says the same as the sheet. */
export function usePublishedState(state: SheetState): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["signupSheet"] = state;
    return () => void delete dataset["signupSheet"];
  }, [state]);
}
