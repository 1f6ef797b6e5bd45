import { MissingPart } from "shared-runtime/flow/missing-part.tsx";
import { type LaterPart, useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import { isAtLaterStep } from "./jobmatch.view.ts";
import type { LaterStepsProps } from "./later-steps.tsx";
import { JobsSkeleton } from "./screens/jobs-skeleton.tsx";

type LaterSteps = LaterPart<typeof import("./later-steps.tsx")>;

export const loadLaterSteps = () => import("./later-steps.tsx");

/** Loads the file of the later steps as soon as `needed` is true. */
export const useLaterSteps = (needed: boolean): LaterSteps => useLaterPart(loadLaterSteps, needed);

interface LaterStepsSlotProps extends LaterStepsProps {
  readonly later: LaterSteps;
}

/** The lazily loaded steps; until they are loaded, a skeleton, or a notice with a retry button if loading failed. */
export function LaterStepsSlot({ later, ...steps }: LaterStepsSlotProps) {
  if (later.kind === "loaded") return <later.part.LaterSteps {...steps} />;
  if (!isAtLaterStep(steps.snapshot)) return null;
  return later.kind === "loading" ? <JobsSkeleton /> : <MissingPart texts={steps.texts} onRetry={later.retry} />;
}
