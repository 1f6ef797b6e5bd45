import { useEffect, useEffectEvent, useRef } from "react";
import { entryOf, type HistorySteps, newEntryOf, stepIn, trailIn } from "./history-entry.ts";
import { permitted } from "../storage/permitted.ts";

/**
 * Called when the visitor reaches a step by the browser's Back or Forward. `returnTo` is the later step from which the
 * step was opened. May return the step at which the flow is after the call; if it is not `step`, the history follows
 * the flow.
 */
export type OnVisit<Step extends string> = (step: Step, returnTo: Step | undefined) => Step | void;

/**
 * Gives each step of a flow a history entry, so that the browser's Back leads to the previous step. The entries hold
 * only the names of steps. If the flow returns to a step without the browser's Back, for example after a restart, the
 * history returns to the step's existing entry, so that Back shows no step twice. A step that is opened for a change
 * from the step `returnTo` gets an entry after that step's. When `step` becomes `undefined`, the flow is over, and the
 * history returns to the flow's first entry.
 */
export function useStepHistory<Step extends string>(
  step: Step | undefined,
  onVisit: OnVisit<Step>,
  steps: HistorySteps<Step>,
  returnTo?: Step,
): void {
  const at = useRef<Step>(undefined);
  // `history.go` is asynchronous: an entry that is pushed in the meantime would end up at the wrong place.
  const isReturning = useRef(false);

  const goBack = (entries: number) => {
    if (entries === 0) return;
    isReturning.current = true;
    window.history.go(-entries);
  };
  const enter = useEffectEvent((step: Step | undefined) => {
    const before = at.current;
    if (before === step || isReturning.current) return;
    at.current = step;
    const { state } = window.history;
    const [from, trail] = [stepIn(steps, state), trailIn(steps, state)];
    if (step === undefined) return goBack(trail.length);
    if (from === step) return;
    const opened = returnTo === undefined ? -1 : [...trail, from].lastIndexOf(returnTo);
    const found = trail.lastIndexOf(step);
    const isOnward = before !== undefined && steps.order.indexOf(step) > steps.order.indexOf(before);
    if (found > opened) goBack(trail.length - found);
    else if (isOnward || opened !== -1) {
      const entry = newEntryOf(steps, state, step, from === undefined ? [] : [...trail, from]);
      permitted(() => window.history.pushState(entry, ""));
    } else permitted(() => window.history.replaceState(entryOf(steps, state, step, trail), ""));
  });
  useEffect(() => enter(step), [step]);

  const visit = useEffectEvent(({ state }: PopStateEvent) => {
    const visited = stepIn(steps, state);
    const returned = isReturning.current;
    isReturning.current = false;
    if (visited === undefined || (step === undefined && !returned)) return;
    at.current = visited;
    const later = trailIn(steps, state).findLast((earlier) => isAfter(steps, earlier, visited));
    enter(returned ? step : (onVisit(visited, later) ?? visited));
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => visit(event);
    window.addEventListener("popstate", listen);
    return () => window.removeEventListener("popstate", listen);
  }, []);
}

function isAfter<Step extends string>({ order }: HistorySteps<Step>, step: Step, other: Step): boolean {
  return order.indexOf(step) > order.indexOf(other);
}
