import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { cvIntakeOf } from "shared-runtime/cv/cv-intake-of.ts";
import { screenOf } from "shared-runtime/cv/cv-intake.view.ts";
import { type CvToolOptions, useCvTool } from "shared-runtime/cv/use-cv-tool.ts";
import { useCvTracking } from "shared-runtime/cv/use-cv-tracking.ts";
import { useStepHistory } from "shared-runtime/flow/use-step-history.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { fromPromise } from "xstate";
import { steps } from "./jobmatch-frame.tsx";
import { findJobs } from "./jobmatch.api.ts";
import { type JobmatchEvent, jobmatchMachine, type SearchInput } from "./jobmatch.machine.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import type { JobmatchTracked } from "./jobmatch.tracked.ts";
import { tool } from "./jobmatch.tracking.ts";
import { activityOf, isAtLaterStep, stepOf, visitedStepOf } from "./jobmatch.view.ts";
import { keepSearch, readSearch } from "./kept-search.ts";
import { loadLaterSteps, useLaterSteps } from "./lazy-steps.tsx";
import { stepIn, visitedSteps } from "./visited-step.ts";

type CvEvents = Exclude<JobmatchTracked, { readonly event: "tool_interaction" }>;

export interface JobmatchOptions extends CvToolOptions {
  /** The postal code that was typed before the widget was live. */
  readonly typedEarly?: string | undefined;
  readonly texts: JobmatchTexts;
}

/**
 * Runs the tool: its machine, its gate, and its effects on the page (focus, history, leave warning, tracking). Restores
 * the search that a reload interrupted.
 */
export function useJobmatch({ typedEarly, texts, ...options }: JobmatchOptions) {
  const { api, session } = options;
  const [kept] = useState(readSearch);
  const [machine] = useState(() => withActors(api, session));
  const [snapshot, send] = useMachine(machine, {
    input: {
      session: session.tool.current.peek(),
      place: kept.place,
      assumes: (typedEarly ?? kept.typed) === "",
      isBrought: session.arrivedFrom !== undefined,
      filter: { region: kept.region, maxDistance: kept.maxDistance },
      shown: kept.shown,
      at: stepIn(window.history.state),
    },
  });
  const { place, cv, filter, shown } = snapshot.context;
  const [typed, keepTyped] = useState(typedEarly ?? kept.typed);
  const setTyped = (text: string) => {
    keepTyped(text);
    send({ type: "zip.begun" });
  };
  useEffect(() => {
    keepSearch({ typed, place, ...filter, shown });
  }, [typed, place, filter, shown]);

  const step = stepOf(snapshot);
  const [isTouched, setTouched] = useState(false);
  const later = useLaterSteps(isTouched || step !== "zip");
  const isPending = later.kind !== "loaded" && isAtLaterStep(snapshot);
  const { markInteraction, titleRef, dialog, asked } = useCvTool(options, {
    tool,
    texts,
    cv,
    screen: isPending ? "pending" : screenOf(cv, step),
    activity: activityOf(snapshot),
    isGateNeeded: cv.at === "held",
    send,
    onInteraction: () => setTouched(true),
  });
  /** Sends an event that the visitor caused. */
  const dispatch = (event: JobmatchEvent) => {
    markInteraction();
    send(event);
  };
  useStepHistory(visitedStepOf(step), (visited) => dispatch({ type: `${visited}.visited` }), visitedSteps);
  useCvTracking<CvEvents>({
    tool,
    steps,
    step,
    arrivedFrom: session.arrivedFrom,
    resumed: cv.resumed,
    problem: cv.problem,
  });
  return { snapshot, dispatch, onFocus: markInteraction, typed, setTyped, later, titleRef, dialog, asked };
}

function withActors(api: ApiClient, { tool: stored, member }: PageSession) {
  return jobmatchMachine.provide({
    actors: {
      cvIntake: cvIntakeOf(tool, api, stored),
      findPlace: fromPromise(async ({ input, signal }: { input: { readonly cvJwt: string }; signal: AbortSignal }) => {
        const { placeOfCv } = await loadLaterSteps();
        return placeOfCv(api, input.cvJwt, signal);
      }),
      findJobs: fromPromise(({ input, signal }: { input: SearchInput; signal: AbortSignal }) =>
        findJobs(api, input, member.peek().kind === "member", signal),
      ),
    },
  });
}
