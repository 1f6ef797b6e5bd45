import { useSignals } from "@preact/signals-react/runtime";
import { useMachine } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { FirstFrameFiles } from "shared-runtime/contract/first-frame-files.ts";
import { CvErrorDialog } from "shared-runtime/cv/cv-error-dialog.tsx";
import { isRefusedForGood } from "shared-runtime/cv/cv-problem.ts";
import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { type CvOffer, CvUploadScreen } from "shared-runtime/cv/cv-upload-screen.tsx";
import { sendCv, type SendCvInput } from "shared-runtime/cv/send-cv.ts";
import { useChosenEarly } from "shared-runtime/cv/use-chosen-early.ts";
import { useLeaveWarning } from "shared-runtime/flow/use-leave-warning.ts";
import type { GateKind } from "shared-runtime/gate/tool-gate.machine.ts";
import { forADay, useToolGate } from "shared-runtime/gate/use-tool-gate.tsx";
import { useStepFocus } from "shared-runtime/flow/use-step-focus.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { type Use, useInUse } from "shared-runtime/ui/service-window/use-in-use.ts";
import { fromPromise, type SnapshotFrom } from "xstate";
import { reviewCv } from "./cv-check.api.ts";
import { CvCheckFrame, type Step } from "./cv-check-frame.tsx";
import { type CvCheckEvent, cvCheckMachine } from "./cv-check.machine.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import { trackInteraction, trackOpenAreas, useTracking } from "./cv-check.tracking.ts";
import { FeatureBox } from "./screens/feature-box.tsx";
import { LoadingScreen, ReviewSkeleton } from "./screens/loading-screen.tsx";
import { ResultScreen } from "./screens/result-screen.tsx";

export interface CvCheckProps {
  readonly api: ApiClient;
  readonly session: PageSession;
  readonly chosenEarly?: FirstFrameFiles;
  readonly texts: CvCheckTexts;
  readonly joinHref: string;
  readonly privacyHref: string;
  /** Names the dialogs before the check to those who work with the leads. */
  readonly leadSource: Readonly<Record<GateKind, number>>;
}

type Snapshot = SnapshotFrom<typeof cvCheckMachine>;

export function CvCheck({ api, session, chosenEarly, texts, joinHref, privacyHref, leadSource }: CvCheckProps) {
  useSignals();
  const [machine] = useState(() => connected(api, session));
  const [snapshot, send] = useMachine(machine, { input: { session: session.tool.current.peek() } });
  const { problem, resumed, review, file, sent } = snapshot.context;
  const step = stepOf(snapshot);
  // What comes of a reload by itself takes the focus from nobody; what the visitor does in the tool leads it on.
  const isUsed = useRef(false);
  const use = () => {
    isUsed.current = true;
  };
  const tell = (event: CvCheckEvent) => {
    use();
    send(event);
  };
  useChosenEarly(chosenEarly, (early) => tell({ type: "cv.chosen", file: early }));
  const screen = screenOf(snapshot);
  const titleRef = useStepFocus(screen, isUsed);
  const gate = useToolGate({
    api,
    session,
    tool: "cv_tjek",
    source: leadSource,
    texts,
    privacyHref,
    remember: forADay,
    held: problem !== undefined,
    onAnswered: () => {
      use();
      titleRef.current?.focus({ preventScroll: true });
    },
  });
  useEffect(() => {
    if (gate.passed) send({ type: "gate.passed" });
  }, [gate.passed, send]);
  const cookies = session.consentOverlay.value;
  useTracking({ arrivedFrom: session.arrivedFrom, step, resumed, problem });
  // The file lies in this page alone until the server has it; afterwards the stored session brings everything back.
  useLeaveWarning(file !== undefined && (snapshot.matches("uploading") || snapshot.matches("arriving")));
  useInUse(useOf(snapshot));

  const cancel = () => {
    trackInteraction("cancelled");
    tell({ type: "check.cancelled" });
  };

  return (
    <CvCheckFrame
      texts={texts}
      step={step}
      onFocus={use}
      below={
        step === "result" &&
        session.member.value.kind === "visitor" && (
          <FeatureBox texts={texts} joinHref={joinHref} onJoin={() => trackInteraction("join_clicked")} />
        )
      }
    >
      <Announcer message={announcement(snapshot, texts)} />
      {gate.dialog}
      {step === "upload" && screen !== "sending" && (
        <CvUploadScreen
          texts={texts}
          offer={offerOf(snapshot, texts)}
          note={waitingNote(snapshot, texts, cookies)}
          titleRef={titleRef}
          onChoose={(chosen, offered) => tell({ type: "cv.chosen", file: chosen, offered })}
          onAccept={() => {
            trackInteraction("retried");
            tell({ type: "offer.accepted" });
          }}
          onDecline={() => tell({ type: "offer.declined" })}
        />
      )}
      {screen === "sending" && file && (
        <CvSendingScreen
          texts={texts}
          note={noteOf(snapshot, texts)}
          sending={{ name: file.name, size: file.size, sent }}
          titleRef={titleRef}
          onCancel={cancel}
        >
          <ReviewSkeleton />
        </CvSendingScreen>
      )}
      {step === "loading" && (
        <LoadingScreen
          texts={texts}
          note={waitingNote(snapshot, texts, cookies) ?? noteOf(snapshot, texts)}
          titleRef={titleRef}
          onCancel={cancel}
        />
      )}
      {step === "result" && review && (
        <ResultScreen
          texts={texts}
          review={review}
          titleRef={titleRef}
          onRestart={() => {
            trackInteraction("restarted");
            tell({ type: "check.restarted" });
          }}
          onSeeDetails={() => trackInteraction("details_seen")}
          onOpenChange={(open, before) => trackOpenAreas(open, before, review.areas.length)}
        />
      )}
      {problem && (
        <CvErrorDialog problem={problem} texts={texts} onAcknowledge={() => tell({ type: "problem.acknowledged" })} />
      )}
    </CvCheckFrame>
  );
}

function connected(api: ApiClient, { tool }: PageSession) {
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

/** Until the server has accepted a file, the visitor is at the first step, also under the dialog of an error. */
function stepOf(snapshot: Snapshot): Step {
  if (snapshot.matches("reviewed")) return "result";
  if (snapshot.matches("reviewing")) return "loading";
  const { problem, file, session } = snapshot.context;
  if (snapshot.matches("arriving")) return file === undefined && session !== undefined ? "loading" : "upload";
  return snapshot.matches("failed") && problem?.cause !== "file" && file === undefined ? "loading" : "upload";
}

/** What is under way or being read, and whether the visitor began it or a reload brought it back by itself. */
function useOf(snapshot: Snapshot): Use {
  if (snapshot.matches("uploading")) return "begun";
  if (snapshot.matches("arriving")) return snapshot.context.file ? "begun" : "none";
  if (snapshot.matches("choosing")) return "none";
  return snapshot.context.resumed ? "brought back" : "begun";
}

/** What the visitor looks at; with each change the focus goes to its heading. */
function screenOf(snapshot: Snapshot): string {
  if (snapshot.matches("uploading")) return "sending";
  // The focus comes back by itself to where a file was chosen that is not even sent.
  return snapshot.matches("failed") && snapshot.context.problem?.cause !== "file" ? "failed" : stepOf(snapshot);
}

function offerOf(snapshot: Snapshot, texts: CvCheckTexts): CvOffer | undefined {
  const { file, session, expired, problem } = snapshot.context;
  if (problem && isRefusedForGood(problem)) return undefined;
  if (snapshot.matches("arriving")) return file && { kind: "held", file };
  if (file) return { kind: "file", file };
  if (session) return keptReview(texts);
  return expired ? { kind: "expired" } : undefined;
}

function keptReview(texts: CvCheckTexts): CvOffer {
  const { offerReviewTitle: title, offerReviewText: words, offerReviewButton, offerReviewRemove } = texts;
  return { kind: "cv", title, text: words, accept: offerReviewButton, decline: offerReviewRemove };
}

/** What the visitor waits for who has not passed the gate. */
function waitingNote(snapshot: Snapshot, texts: CvCheckTexts, cookies: boolean): string | undefined {
  const { file, session } = snapshot.context;
  if (!snapshot.matches("arriving")) return undefined;
  if (file) return cookies ? texts.waitingForCookies : texts.uploadChosen;
  return session && cookies ? texts.reviewWaitingForCookies : undefined;
}

function noteOf({ context: { several } }: Snapshot, texts: CvCheckTexts): string | undefined {
  return several && fillText(texts.severalFiles, several);
}

/** What is not said by the heading that the focus goes to. */
function announcement(snapshot: Snapshot, texts: CvCheckTexts): string {
  const note = noteOf(snapshot, texts) ?? "";
  if (snapshot.matches("uploading")) return note;
  if (snapshot.matches("reviewing")) return `${note} ${texts.loadingText}`.trim();
  return snapshot.matches("reviewed") ? texts.reviewReady : "";
}
