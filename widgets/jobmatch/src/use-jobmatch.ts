import { useMachine } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { sendCv, type SendCvInput } from "shared-runtime/cv/send-cv.ts";
import { useLeaveWarning } from "shared-runtime/flow/use-leave-warning.ts";
import { useStepFocus } from "shared-runtime/flow/use-step-focus.ts";
import { tomorrowInCopenhagen } from "shared-runtime/gate/tomorrow.ts";
import type { GateKind } from "shared-runtime/gate/tool-gate.machine.ts";
import { useToolGate } from "shared-runtime/gate/use-tool-gate.tsx";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { useReportActivity } from "shared-runtime/ui/service-window/use-activity.ts";
import { fromPromise } from "xstate";
import { findJobs } from "./jobmatch.api.ts";
import { type JobmatchEvent, jobmatchMachine, type SearchInput } from "./jobmatch.machine.ts";
import { activityOf, isAtLaterStep, screenOf, stepOf, visitedStepOf } from "./jobmatch.selectors.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { useTracking } from "./jobmatch.tracking.ts";
import { keepSearch, readSearch } from "./kept-search.ts";
import { useLaterSteps } from "./lazy-steps.tsx";
import { useStepHistory } from "./use-step-history.ts";
import { stepIn } from "./visited-step.ts";

export interface JobmatchOptions {
  readonly api: ApiClient;
  readonly session: PageSession;
  /** The postal code that was typed before the widget was live. */
  readonly typedEarly?: string | undefined;
  readonly texts: JobmatchTexts;
  readonly privacyHref: string;
  /** Source number of each gate dialog in the system that receives the leads. */
  readonly leadSource: Readonly<Record<GateKind, number>>;
}

/**
 * Runs the tool: its machine, the gate before it, and what it does to the page (focus, history, leave warning, tracking).
 * Restores the search that a reload interrupted.
 */
export function useJobmatch({ api, session, typedEarly, texts, privacyHref, leadSource }: JobmatchOptions) {
  const [kept] = useState(readSearch);
  const [machine] = useState(() => withActors(api, session));
  const [snapshot, send] = useMachine(machine, {
    input: {
      session: session.tool.current.peek(),
      place: kept.place,
      filter: { region: kept.region, maxDistance: kept.maxDistance },
      shown: kept.shown,
      at: stepIn(window.history.state),
    },
  });
  const { place, file, resumed, filter, shown, problem } = snapshot.context;
  const [typed, setTyped] = useState(typedEarly ?? kept.typed);
  useEffect(() => {
    keepSearch({ typed, place, ...filter, shown });
  }, [typed, place, filter, shown]);

  const step = stepOf(snapshot);
  // False while only a reload has moved the flow: then the focus stays wherever it is on the page.
  const hasInteracted = useRef(false);
  const [isTouched, setTouched] = useState(false);
  const markInteraction = () => {
    hasInteracted.current = true;
    setTouched(true);
  };
  /** Sends an event that the visitor caused. */
  const dispatch = (event: JobmatchEvent) => {
    markInteraction();
    send(event);
  };
  const later = useLaterSteps(isTouched || step !== "zip");
  const isPending = later.kind !== "loaded" && isAtLaterStep(snapshot);
  const titleRef = useStepFocus(isPending ? "pending" : screenOf(snapshot), hasInteracted);
  const { passed, dialog } = useToolGate({
    api,
    session,
    tool: "jobmatch",
    source: leadSource,
    texts,
    privacyHref,
    remember: tomorrowInCopenhagen,
    held: problem !== undefined,
    onAnswered: () => {
      markInteraction();
      titleRef.current?.focus({ preventScroll: true });
    },
  });
  useEffect(() => {
    if (passed) send({ type: "gate.passed" });
  }, [passed, send]);
  useStepHistory(visitedStepOf(step), (visited) => dispatch({ type: "step.visited", step: visited }));
  useTracking({ arrivedFrom: session.arrivedFrom, step, resumed, problem });
  // Until the server has the file, it exists in this page only; afterwards the stored session restores the search.
  useLeaveWarning(file !== undefined && (snapshot.matches("uploading") || snapshot.matches("held")));
  useReportActivity(activityOf(snapshot));
  return { snapshot, dispatch, onFocus: markInteraction, typed, setTyped, later, titleRef, dialog };
}

function withActors(api: ApiClient, { tool, member }: PageSession) {
  return jobmatchMachine.provide({
    actors: {
      sendCv: fromPromise(({ input, signal }: { input: SendCvInput; signal: AbortSignal }) =>
        sendCv(api, "jobmatch", input, signal),
      ),
      findJobs: fromPromise(({ input, signal }: { input: SearchInput; signal: AbortSignal }) =>
        findJobs(api, input, member.peek().kind === "member", signal),
      ),
    },
    actions: {
      rememberSession: (_, kept) => tool.keep(kept),
      dropSession: (_, dropped) => dropped && tool.forget(dropped.cvJwt),
    },
  });
}
