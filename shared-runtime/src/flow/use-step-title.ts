import { useEffect, useRef } from "react";

/** Puts the step before the page's title, since screen readers and tabs show it first. */
export function useStepTitle(step: string | undefined): void {
  const prefix = useRef("");
  useEffect(() => {
    const before = prefix.current;
    prefix.current = step === undefined ? "" : `${step} – `;
    // The prefix of a form with errors precedes it, and the page may have changed its title in the meantime.
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
