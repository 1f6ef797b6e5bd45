import { useEffect, useEffectEvent } from "react";
import type { ToolId } from "shared-runtime/session/tool-session.ts";
import { track } from "shared-runtime/tracking/track.ts";
import type { TrackingEvent } from "shared-runtime/tracking/tracking-event.ts";
import { type Step, steps } from "./jobmatch-frame.tsx";
import type { JobProblem } from "./model/job-problem.ts";

type Interaction = Extract<TrackingEvent, { readonly event: "tool_interaction" }>["interaction"];

export function trackInteraction(interaction: Interaction): void {
  track({ event: "tool_interaction", tool: "jobmatch", interaction });
}

export interface Tracked {
  readonly arrivedFrom: ToolId | undefined;
  readonly step: Step;
  readonly resumed: boolean;
  readonly problem: JobProblem | undefined;
}

export function useTracking({ arrivedFrom, step, resumed, problem }: Tracked): void {
  useEffect(() => {
    if (arrivedFrom) track({ event: "tool_arrived", tool: "jobmatch", from: arrivedFrom });
  }, [arrivedFrom]);
  const trackStep = useEffectEvent((shown: Step) => {
    track({ event: "tool_step", tool: "jobmatch", step: shown, stepNumber: steps.indexOf(shown) + 1, resumed });
  });
  useEffect(() => trackStep(step), [step]);
  useEffect(() => {
    if (problem) track({ event: "tool_error", tool: "jobmatch", errorKey: problem.errorKey, cause: problem.cause });
  }, [problem]);
}
