import { useEffect, useEffectEvent, useRef } from "react";
import { stepIn, type VisitedStep } from "./visited-step.ts";

const order: readonly VisitedStep[] = ["zip", "upload", "result"];

/**
 * Gives each step an entry of its own, so that the browser's Back leads to the step before and not away. Only the name of
 * the step stands there. A way back that is no press of Back, such as to begin anew, changes the entry it is at.
 */
export function useStepHistory(step: VisitedStep, onVisit: (step: VisitedStep) => void): void {
  const at = useRef<VisitedStep>(undefined);
  useEffect(() => {
    const before = at.current;
    if (before === step) return;
    at.current = step;
    const state = { ...(window.history.state as object | null), jobmatch: step };
    const isOnward = before !== undefined && order.indexOf(step) > order.indexOf(before);
    if (isOnward) window.history.pushState(state, "");
    else window.history.replaceState(state, "");
  }, [step]);
  const visit = useEffectEvent(({ state }: PopStateEvent) => {
    const visited = stepIn(state);
    if (visited === undefined) return;
    at.current = visited;
    onVisit(visited);
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => visit(event);
    window.addEventListener("popstate", listen);
    return () => window.removeEventListener("popstate", listen);
  }, []);
}
