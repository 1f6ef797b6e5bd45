/** The steps that have an entry in the history of the browser. A wait shares that of what comes of it. */
export type VisitedStep = "zip" | "upload" | "result";

const visited: readonly unknown[] = ["zip", "upload", "result"] satisfies readonly VisitedStep[];

/** The step that an entry of the history was made for. */
export function stepIn(state: unknown): VisitedStep | undefined {
  const step = typeof state === "object" && state !== null && "jobmatch" in state ? state.jobmatch : undefined;
  return visited.includes(step) ? (step as VisitedStep) : undefined;
}
