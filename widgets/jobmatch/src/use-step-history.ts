import { useEffect, useEffectEvent, useRef } from "react";
import { stepIn, trailIn, type VisitedStep } from "./visited-step.ts";

const order: readonly VisitedStep[] = ["zip", "upload", "result"];

/**
 * Gives each step a history entry, so that the browser's Back leads to the previous step. The entries hold only the names
 * of steps. A way back without the browser's Back, such as a restart, returns to the existing entry of the step, so that
 * Back shows no step twice.
 */
export function useStepHistory(step: VisitedStep, onVisit: (step: VisitedStep) => void): void {
  const at = useRef<VisitedStep>(undefined);
  // `history.go` is asynchronous: an entry that is pushed in the meantime would end up at the wrong place.
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
