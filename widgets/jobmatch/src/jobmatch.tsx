import { useSignals } from "@preact/signals-react/runtime";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { sendCv, type SendCvInput } from "shared-runtime/cv/send-cv.ts";
import { useLeaveWarning } from "shared-runtime/flow/use-leave-warning.ts";
import { useStepFocus } from "shared-runtime/flow/use-step-focus.ts";
import { tomorrowInCopenhagen } from "shared-runtime/gate/tomorrow.ts";
import type { GateKind } from "shared-runtime/gate/tool-gate.machine.ts";
import { useToolGate } from "shared-runtime/gate/use-tool-gate.tsx";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { useInUse } from "shared-runtime/ui/service-window/use-in-use.ts";
import { fromPromise } from "xstate";
import { explainJob, findJobs } from "./jobmatch.api.ts";
import { JobmatchFrame } from "./jobmatch-frame.tsx";
import { type JobmatchEvent, jobmatchMachine, type SearchInput } from "./jobmatch.machine.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { trackInteraction, useTracking } from "./jobmatch.tracking.ts";
import { keepSearch, readSearch } from "./kept-search.ts";
import { cached } from "./qualities-cache.ts";
import { JobsSkeleton, SearchingScreen } from "./screens/searching-screen.tsx";
import { announcement, noteOf, screenOf, stepOf, useOf, visitedStepOf, waitingNote } from "./seen-in.ts";
import { useLaterSteps } from "./use-later-steps.ts";
import { useStepHistory } from "./use-step-history.ts";
import { stepIn } from "./visited-step.ts";
import { ZipStep } from "./zip-step.tsx";

export interface JobmatchProps {
  readonly api: ApiClient;
  readonly session: PageSession;
  /** The postal code as it was typed before the widget was live. */
  readonly typedEarly?: string | undefined;
  readonly texts: JobmatchTexts;
  readonly joinHref: string;
  readonly privacyHref: string;
  readonly cvCheckHref: string;
  /** Names the dialogs before the tool to those who work with the leads. */
  readonly leadSource: Readonly<Record<GateKind, number>>;
}

export function Jobmatch(props: JobmatchProps) {
  const { api, session, typedEarly, texts, joinHref, privacyHref, cvCheckHref, leadSource } = props;
  useSignals();
  const [kept] = useState(readSearch);
  const [machine] = useState(() => connected(api, session));
  const [snapshot, send] = useMachine(machine, {
    input: {
      session: session.tool.current.peek(),
      place: kept.place,
      filter: { region: kept.region, maxDistance: kept.maxDistance },
      shown: kept.shown,
      at: stepIn(window.history.state),
    },
  });
  const { place, file, session: cv, resumed, filter, shown, problem } = snapshot.context;
  const [typed, setTyped] = useState(typedEarly ?? kept.typed);
  useEffect(() => {
    keepSearch({ typed, place, ...filter, shown });
  }, [typed, place, filter, shown]);

  const step = stepOf(snapshot);
  // What comes of a reload by itself takes the focus from nobody; what the visitor does in the tool leads it on.
  const isUsed = useRef(false);
  const [isTouched, setTouched] = useState(false);
  const use = () => {
    isUsed.current = true;
    setTouched(true);
  };
  const tell = (event: JobmatchEvent) => {
    use();
    send(event);
  };
  const later = useLaterSteps(isTouched || step !== "zip");
  const isLate = step === "upload" || step === "result" || problem !== undefined;
  const titleRef = useStepFocus(isLate && later.kind !== "there" ? "coming" : screenOf(snapshot), isUsed);
  const gate = useToolGate({
    api,
    session,
    tool: "jobmatch",
    source: leadSource,
    texts,
    privacyHref,
    remember: tomorrowInCopenhagen,
    held: problem !== undefined,
    onAnswered: () => {
      use();
      titleRef.current?.focus({ preventScroll: true });
    },
  });
  useEffect(() => {
    if (gate.passed) send({ type: "gate.passed" });
  }, [gate.passed, send]);
  const waiting = waitingNote(snapshot, texts, session.consentOverlay.value);
  useStepHistory(visitedStepOf(step), (visited) => tell({ type: "step.visited", step: visited }));
  useTracking({ arrivedFrom: session.arrivedFrom, step, resumed, problem });
  // The file lies in this page alone until the server has it; afterwards the stored session brings everything back.
  useLeaveWarning(file !== undefined && (snapshot.matches("uploading") || snapshot.matches("held")));
  useInUse(useOf(snapshot));

  const cvJwt = cv?.cvJwt ?? "";
  const loadQualities = useMemo(() => cached((jobId) => explainJob(api, cvJwt, jobId)), [api, cvJwt]);
  const cancel = () => {
    trackInteraction("cancelled");
    tell({ type: "wait.cancelled" });
  };

  return (
    <JobmatchFrame
      texts={texts}
      step={step}
      place={step === "zip" ? undefined : place}
      onChangePlace={() => tell({ type: "step.visited", step: "zip" })}
      onFocus={use}
    >
      <Announcer message={announcement(snapshot, texts)} />
      {gate.dialog}
      {step === "zip" && (
        <ZipStep
          api={api}
          texts={texts}
          typed={typed}
          place={place}
          hasCv={cv !== undefined}
          titleRef={titleRef}
          onType={setTyped}
          onGive={(given) => tell({ type: "place.given", place: given })}
          onOtherCv={() => tell({ type: "offer.declined" })}
        />
      )}
      {step === "loading" && (
        <SearchingScreen
          texts={texts}
          note={waiting ?? noteOf(snapshot, texts)}
          titleRef={titleRef}
          onCancel={cancel}
        />
      )}
      {isLate && later.kind === "ahead" && <JobsSkeleton />}
      {isLate && later.kind === "missing" && (
        <Notice status="bad" live="alert" word={texts.problemWord} title={texts.gateUnavailableTitle}>
          <p>{texts.gateUnavailableText}</p>
          <Button onClick={later.retry}>{texts.gateUnavailableButton}</Button>
        </Notice>
      )}
      {later.kind === "there" && (
        <later.Steps
          texts={texts}
          snapshot={snapshot}
          waiting={waiting}
          isMember={session.member.value.kind === "member"}
          titleRef={titleRef}
          api={api}
          joinHref={joinHref}
          cvCheckHref={cvCheckHref}
          loadQualities={loadQualities}
          tell={tell}
          onCancel={cancel}
          onForgotten={() => setTyped("")}
        />
      )}
    </JobmatchFrame>
  );
}

function connected(api: ApiClient, { tool, member }: PageSession) {
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
