import { useEffect, useEffectEvent } from "react";
import type * as v from "valibot";
import type { ToolId } from "../session/tool-session.ts";
import { track } from "../tracking/track.ts";
import type { CvProblem } from "./cv-problem.ts";
import type { cvToolEvents } from "./cv-tool.tracked.ts";

type CvToolTracked = v.InferOutput<ReturnType<typeof cvToolEvents<ToolId, string>>[number]>;

type StepOf<Event extends CvToolTracked> = Extract<Event, { readonly event: "tool_step" }>["step"] & string;

export interface TrackedCvTool<Event extends CvToolTracked> {
  readonly tool: Event["tool"];
  /** The steps, in the order of the flow. */
  readonly steps: readonly StepOf<Event>[];
  readonly step: StepOf<Event>;
  readonly arrivedFrom: ToolId | undefined;
  readonly resumed: boolean;
  readonly problem: CvProblem | undefined;
}

/**
 * Tracks, as the tool's `Event` declares, the tool from which the visitor comes, each shown step and each error dialog.
 */
export function useCvTracking<Event extends CvToolTracked = never>(tracked: NoInfer<TrackedCvTool<Event>>): void {
  const { tool, steps, step, arrivedFrom, resumed, problem } = tracked;
  useEffect(() => {
    if (arrivedFrom !== undefined && arrivedFrom !== tool)
      track<CvToolTracked>({ event: "tool_arrived", tool, from: arrivedFrom });
  }, [tool, arrivedFrom]);
  const trackStep = useEffectEvent((shown: StepOf<Event>) => {
    track<CvToolTracked>({ event: "tool_step", tool, step: shown, stepNumber: steps.indexOf(shown) + 1, resumed });
  });
  useEffect(() => trackStep(step), [step]);
  useEffect(() => {
    if (problem) {
      track<CvToolTracked>({ event: "tool_error", tool, errorKey: problem.errorKey, cause: problem.cause });
    }
  }, [tool, problem]);
}
