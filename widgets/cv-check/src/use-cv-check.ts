import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { FirstFrameFiles } from "shared-runtime/contract/first-frame-files.ts";
import { cvIntakeOf } from "shared-runtime/cv/cv-intake-of.ts";
import { activityOf, screenOf } from "shared-runtime/cv/cv-intake.view.ts";
import { type CvToolOptions, useCvTool } from "shared-runtime/cv/use-cv-tool.ts";
import { useCvTracking } from "shared-runtime/cv/use-cv-tracking.ts";
import { useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import type { StoredToolSession } from "shared-runtime/session/stored-tool-session.ts";
import { fromPromise } from "xstate";
import { steps } from "./cv-check-frame.tsx";
import { reviewCv } from "./cv-check.api.ts";
import { type CvCheckEvent, cvCheckMachine } from "./cv-check.machine.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import type { CvCheckTracked } from "./cv-check.tracked.ts";
import { tool } from "./cv-check.tracking.ts";
import { stepOf } from "./cv-check.view.ts";

const loadResult = () => import("./result-part.tsx");

type CvEvents = Exclude<CvCheckTracked, { readonly event: "tool_interaction" }>;

export interface CvCheckOptions extends CvToolOptions {
  /** The CV that was chosen before the widget was live. */
  readonly chosenEarly?: FirstFrameFiles;
  readonly texts: CvCheckTexts;
}

/** Runs the check: its machine, its gate, and its effects on the page (focus, leave warning, tracking). */
export function useCvCheck({ chosenEarly, texts, ...options }: CvCheckOptions) {
  const { api, session } = options;
  const [machine] = useState(() => withActors(api, session.tool));
  const [snapshot, send] = useMachine(machine, { input: { session: session.tool.current.peek() } });
  const { cv } = snapshot.context;
  const step = stepOf(snapshot);
  const [isTouched, setTouched] = useState(false);
  const isSignedIn = "user" in session.member.value;
  const later = useLaterPart(loadResult, isTouched || step !== "upload" || cv.problem !== undefined || isSignedIn);
  const isPending = step === "result" && later.kind !== "loaded";
  const { markInteraction, titleRef, dialog, asked } = useCvTool(options, {
    tool,
    texts,
    cv,
    screen: screenOf(cv, isPending ? "loading" : step),
    activity: activityOf(cv),
    isGateNeeded: cv.at === "held",
    send,
    onInteraction: () => setTouched(true),
  });
  /** Sends an event that the visitor caused. */
  const dispatch = (event: CvCheckEvent) => {
    markInteraction();
    send(event);
  };
  const takeEarly = useEffectEvent(([early]: readonly File[]) => early && dispatch({ type: "cv.chosen", file: early }));
  useEffect(() => chosenEarly?.follow(takeEarly), [chosenEarly]);
  useCvTracking<CvEvents>({
    tool,
    steps,
    step,
    arrivedFrom: session.arrivedFrom,
    resumed: cv.resumed,
    problem: cv.problem,
  });
  return { snapshot, dispatch, onFocus: markInteraction, later, titleRef, dialog, asked, isSignedIn };
}

function withActors(api: ApiClient, stored: StoredToolSession) {
  return cvCheckMachine.provide({
    actors: {
      cvIntake: cvIntakeOf(tool, api, stored),
      reviewCv: fromPromise(async ({ input, signal }: { input: { readonly cvJwt: string }; signal: AbortSignal }) => {
        const review = await reviewCv(api, input.cvJwt, signal);
        const kept = stored.current.peek();
        if (kept?.cvJwt === input.cvJwt && kept.toolId !== tool) stored.keep({ ...kept, toolId: tool });
        return review;
      }),
    },
  });
}
