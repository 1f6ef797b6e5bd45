/** The steps that have an entry in the history of the browser. A wait shares that of what comes of it. */
export type VisitedStep = "zip" | "upload" | "result";

const visited: readonly unknown[] = ["zip", "upload", "result"] satisfies readonly VisitedStep[];

/** What an entry of the history says: its step, and the steps of the entries right before it. */
export interface VisitedEntry {
  readonly jobmatch?: unknown;
  readonly jobmatchTrail?: unknown;
}

/** The step that an entry of the history was made for. */
export function stepIn(state: unknown): VisitedStep | undefined {
  const step = (state as VisitedEntry | null)?.jobmatch;
  return isStep(step) ? step : undefined;
}

/** The steps of the entries right before it, the first one first. */
export function trailIn(state: unknown): readonly VisitedStep[] {
  const trail = (state as VisitedEntry | null)?.jobmatchTrail;
  return Array.isArray(trail) ? trail.filter(isStep) : [];
}

function isStep(step: unknown): step is VisitedStep {
  return visited.includes(step);
}
