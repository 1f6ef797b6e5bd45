/** The steps that have a history entry. The waiting step shares that of the result. */
export type VisitedStep = "zip" | "upload" | "result";

const visited: readonly unknown[] = ["zip", "upload", "result"] satisfies readonly VisitedStep[];

/** The state of a history entry: its step, and the steps of the entries directly before it. */
export interface VisitedEntry {
  readonly jobmatch?: unknown;
  readonly jobmatchTrail?: unknown;
}

/** The step of a history entry; `undefined` if it is not ours. */
export function stepIn(state: unknown): VisitedStep | undefined {
  const step = (state as VisitedEntry | null)?.jobmatch;
  return isStep(step) ? step : undefined;
}

/** The steps of the entries directly before it, oldest first. */
export function trailIn(state: unknown): readonly VisitedStep[] {
  const trail = (state as VisitedEntry | null)?.jobmatchTrail;
  return Array.isArray(trail) ? trail.filter(isStep) : [];
}

function isStep(step: unknown): step is VisitedStep {
  return visited.includes(step);
}
