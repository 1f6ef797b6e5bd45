import { useEffect, useState } from "react";

/** The milliseconds of a pause in typing. Without it, a screen reader would read each number. */
const settledAfterMs = 1_000;

/** The text once it has not changed for a second; empty until it changes for the first time. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (text === first && settled === "") return undefined;
    const timer = setTimeout(() => setSettled(text), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
