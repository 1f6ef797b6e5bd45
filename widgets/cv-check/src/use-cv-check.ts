import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { FirstFrameFiles } from "shared-runtime/contract/first-frame-files.ts";
import { sendCv, type SendCvInput } from "shared-runtime/cv/send-cv.ts";
import { useLeaveWarning } from "shared-runtime/flow/use-leave-warning.ts";
import { useStepFocus } from "shared-runtime/flow/use-step-focus.ts";
import type { GateKind } from "shared-runtime/gate/tool-gate.machine.ts";
import { forADay, useToolGate } from "shared-runtime/gate/use-tool-gate.tsx";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { useReportActivity } from "shared-runtime/ui/service-window/use-activity.ts";
import { fromPromise } from "xstate";
import { reviewCv } from "./cv-check.api.ts";
import { type CvCheckEvent, cvCheckMachine } from "./cv-check.machine.ts";
import { activityOf, screenOf, stepOf } from "./cv-check.selectors.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import { useTracking } from "./cv-check.tracking.ts";

export interface CvCheckOptions {
  readonly api: ApiClient;
  readonly session: PageSession;
  /** A CV that was chosen before the widget was live. */
  readonly chosenEarly?: FirstFrameFiles;
  readonly texts: CvCheckTexts;
  readonly privacyHref: string;
  /** Source number of each gate dialog in the system that receives the leads. */
  readonly leadSource: Readonly<Record<GateKind, number>>;
}

/** Runs the check: its machine, the gate before it, and what it does to the page (focus, leave warning, tracking). */
export function useCvCheck({ api, session, chosenEarly, texts, privacyHref, leadSource }: CvCheckOptions) {
  const [machine] = useState(() => withActors(api, session));
  const [snapshot, send] = useMachine(machine, { input: { session: session.tool.current.peek() } });
  const { problem, resumed, file } = snapshot.context;
  // False while only a reload has moved the flow: then the focus stays wherever it is on the page.
  const hasInteracted = useRef(false);
  const markInteraction = () => {
    hasInteracted.current = true;
  };
  /** Sends an event that the visitor caused. */
  const dispatch = (event: CvCheckEvent) => {
    markInteraction();
    send(event);
  };
  const takeEarly = useEffectEvent(([early]: readonly File[]) => early && dispatch({ type: "cv.chosen", file: early }));
  useEffect(() => chosenEarly?.follow(takeEarly), [chosenEarly]);

  const titleRef = useStepFocus(screenOf(snapshot), hasInteracted);
  const { passed, dialog } = useToolGate({
    api,
    session,
    tool: "cv_tjek",
    source: leadSource,
    texts,
    privacyHref,
    remember: forADay,
    held: problem !== undefined,
    onAnswered: () => {
      markInteraction();
      titleRef.current?.focus({ preventScroll: true });
    },
  });
  useEffect(() => {
    if (passed) send({ type: "gate.passed" });
  }, [passed, send]);
  useTracking({ arrivedFrom: session.arrivedFrom, step: stepOf(snapshot), resumed, problem });
  // Until the server has the file, it exists in this page only; afterwards the stored session restores the check.
  useLeaveWarning(file !== undefined && (snapshot.matches("uploading") || snapshot.matches("arriving")));
  useReportActivity(activityOf(snapshot));
  return { snapshot, dispatch, onFocus: markInteraction, titleRef, dialog };
}

function withActors(api: ApiClient, { tool }: PageSession) {
  return cvCheckMachine.provide({
    actors: {
      sendCv: fromPromise(({ input, signal }: { input: SendCvInput; signal: AbortSignal }) =>
        sendCv(api, "cv_tjek", input, signal),
      ),
      reviewCv: fromPromise(({ input, signal }: { input: { readonly cvJwt: string }; signal: AbortSignal }) =>
        reviewCv(api, input.cvJwt, signal),
      ),
    },
    actions: {
      rememberSession: (_, kept) => tool.keep(kept),
      dropSession: (_, dropped) => dropped && tool.forget(dropped.cvJwt),
    },
  });
}
