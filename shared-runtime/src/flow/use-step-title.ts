import { useEffect, useRef } from "react";

/** Puts the step in front of the page's title, since screen readers and tabs show the beginning. */
export function useStepTitle(step: string | undefined): void {
  const prefix = useRef("");
  useEffect(() => {
    const before = prefix.current;
    prefix.current = step === undefined ? "" : `${step} – `;
    // The title may have been changed meanwhile, or have the prefix of a form with errors in front of the step.
    const isShown = before !== "" && document.title.includes(before);
    document.title = isShown ? document.title.replace(before, () => prefix.current) : prefix.current + document.title;
  }, [step]);
  useEffect(
    () => () => {
      document.title = document.title.replace(prefix.current, "");
      prefix.current = "";
    },
    [],
  );
}
