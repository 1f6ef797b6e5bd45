import { type RefObject, useEffect, useState } from "react";

/**
 * After each failed attempt, moves the focus to the field, whose description is its error. Returns the text to announce if
 * the focus is there already, and screen readers would say nothing.
 */
export function useProblemAtField(
  attempts: number,
  problem: string | undefined,
  field: RefObject<HTMLInputElement | null>,
): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (attempts === 0 || problem === undefined) return setSaid("");
    const isAtField = field.current?.matches(":focus") ?? false;
    if (!isAtField) field.current?.focus();
    // A live region only reads changes out: the same text again differs by a space.
    setSaid((before) => (isAtField ? (before === problem ? `${problem}\u00a0` : problem) : ""));
  }, [attempts, problem, field]);
  return said;
}
