import { useEffect, useEffectEvent, useRef } from "react";
import { stepIn, trailIn, type VisitedStep } from "./visited-step.ts";

const order: readonly VisitedStep[] = ["zip", "upload", "result"];

/**
 * Gives each step an entry of its own, so that the browser's Back leads to the step before and not away. Only the names of
 * steps stand there. A way back that is no press of Back, such as to begin anew, leads to the entry the step has already,
 * so that Back shows no step twice.
 */
export function useStepHistory(step: VisitedStep, onVisit: (step: VisitedStep) => void): void {
  const at = useRef<VisitedStep>(undefined);
  // The browser goes back some time after it is told to, and what is entered meanwhile would stand at the wrong place.
  const isReturning = useRef(false);

  const enter = useEffectEvent(() => {
    const before = at.current;
    if (before === step || isReturning.current) return;
    at.current = step;
    const { state } = window.history;
    const [from, trail] = [stepIn(state), trailIn(state)];
    if (from === step) return;
    const entered = (jobmatchTrail: readonly VisitedStep[]) => ({
      ...(state as object | null),
      jobmatch: step,
      jobmatchTrail,
    });
    const isOnward = before !== undefined && order.indexOf(step) > order.indexOf(before);
    if (isOnward) window.history.pushState(entered(from === undefined ? [] : [...trail, from]), "");
    else if (trail.includes(step)) {
      isReturning.current = true;
      window.history.go(trail.indexOf(step) - trail.length);
    } else window.history.replaceState(entered(trail), "");
  });
  useEffect(() => enter(), [step]);

  const visit = useEffectEvent(({ state }: PopStateEvent) => {
    const visited = stepIn(state);
    const returned = isReturning.current;
    isReturning.current = false;
    if (visited === undefined) return;
    at.current = visited;
    if (!returned) return onVisit(visited);
    enter();
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => visit(event);
    window.addEventListener("popstate", listen);
    return () => window.removeEventListener("popstate", listen);
  }, []);
}
