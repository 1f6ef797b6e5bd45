import { useEffect, useEffectEvent } from "react";
import type { CvProblem } from "shared-runtime/cv/cv-problem.ts";
import type { ToolId } from "shared-runtime/session/tool-session.ts";
import { track } from "shared-runtime/tracking/track.ts";
import type { TrackingEvent } from "shared-runtime/tracking/tracking-event.ts";
import { type Step, steps } from "./cv-check-frame.tsx";

type Interaction = Extract<TrackingEvent, { readonly event: "tool_interaction" }>["interaction"];

export function trackInteraction(interaction: Interaction): void {
  track({ event: "tool_interaction", tool: "cv_tjek", interaction });
}

/** Tracks a change of the open areas: one more, all of them, or none. */
export function trackOpenAreas(open: readonly string[], before: readonly string[], total: number): void {
  const added = open.filter((key) => !before.includes(key));
  const [area] = added;
  if (area !== undefined && added.length === 1) {
    track({ event: "tool_interaction", tool: "cv_tjek", interaction: "area_opened", area });
  } else if (open.length === total) trackInteraction("all_opened");
  else if (open.length === 0 && before.length > 1) trackInteraction("all_closed");
}

export interface Tracked {
  readonly arrivedFrom: ToolId | undefined;
  readonly step: Step;
  readonly resumed: boolean;
  readonly problem: CvProblem | undefined;
}

export function useTracking({ arrivedFrom, step, resumed, problem }: Tracked): void {
  useEffect(() => {
    if (arrivedFrom) track({ event: "tool_arrived", tool: "cv_tjek", from: arrivedFrom });
  }, [arrivedFrom]);
  const trackStep = useEffectEvent((shown: Step) => {
    track({ event: "tool_step", tool: "cv_tjek", step: shown, stepNumber: steps.indexOf(shown) + 1, resumed });
  });
  useEffect(() => trackStep(step), [step]);
  useEffect(() => {
    if (problem) track({ event: "tool_error", tool: "cv_tjek", errorKey: problem.errorKey, cause: problem.cause });
  }, [problem]);
}
