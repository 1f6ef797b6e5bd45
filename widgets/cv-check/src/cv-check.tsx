import { useSignals } from "@preact/signals-react/runtime";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { useStepFocus } from "shared-runtime/flow/use-step-focus.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { fromPromise, type SnapshotFrom } from "xstate";
import { reviewCv, sendCv } from "./cv-check.api.ts";
import { CvCheckFrame, type Step } from "./cv-check-frame.tsx";
import { cvCheckMachine, type UploadInput } from "./cv-check.machine.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import { trackInteraction, trackOpenAreas, useTracking } from "./cv-check.tracking.ts";
import { ErrorDialog } from "./screens/error-dialog.tsx";
import { FeatureBox } from "./screens/feature-box.tsx";
import { LoadingScreen } from "./screens/loading-screen.tsx";
import { ResultScreen, resultTitle } from "./screens/result-screen.tsx";
import { type Offer, UploadScreen } from "./screens/upload-screen.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";

export interface CvCheckProps {
  readonly api: ApiClient;
  readonly session: PageSession;
  readonly texts: CvCheckTexts;
  readonly joinHref: string;
}

type Snapshot = SnapshotFrom<typeof cvCheckMachine>;

export function CvCheck({ api, session, texts, joinHref }: CvCheckProps) {
  useSignals();
  const [machine] = useState(() => connected(api, session));
  const [snapshot, send] = useMachine(machine, { input: { session: session.tool.current.peek() } });
  const { problem, resumed, review, file, sent } = snapshot.context;
  const step = stepOf(snapshot);
  const titleRef = useStepFocus(step);
  useTracking({ arrivedFrom: session.arrivedFrom, step, resumed, problem });
  // The file lies in this page alone until the server has it; afterwards the stored session brings everything back.
  useLeaveWarning(snapshot.matches("uploading"));

  return (
    <CvCheckFrame
      texts={texts}
      step={step}
      below={
        review &&
        session.member.value.kind === "visitor" && (
          <FeatureBox texts={texts} joinHref={joinHref} onJoin={() => trackInteraction("join_clicked")} />
        )
      }
    >
      <Announcer message={announcement(snapshot, texts)} />
      {step === "upload" && (
        <UploadScreen
          texts={texts}
          offer={offerOf(snapshot)}
          titleRef={titleRef}
          onChoose={(chosen) => send({ type: "cv.chosen", file: chosen })}
          onAccept={() => {
            trackInteraction("retried");
            send({ type: "offer.accepted" });
          }}
          onDecline={() => send({ type: "offer.declined" })}
        />
      )}
      {step === "loading" && (
        <LoadingScreen
          texts={texts}
          sending={file && { name: file.name, size: file.size, sent }}
          titleRef={titleRef}
          onCancel={() => {
            trackInteraction("cancelled");
            send({ type: "check.cancelled" });
          }}
        />
      )}
      {review && (
        <ResultScreen
          texts={texts}
          review={review}
          titleRef={titleRef}
          onRestart={() => {
            trackInteraction("restarted");
            send({ type: "check.restarted" });
          }}
          onSeeDetails={() => trackInteraction("details_seen")}
          onOpenChange={(open, before) => trackOpenAreas(open, before, review.areas.length)}
        />
      )}
      {problem && (
        <ErrorDialog problem={problem} texts={texts} onAcknowledge={() => send({ type: "problem.acknowledged" })} />
      )}
    </CvCheckFrame>
  );
}

function connected(api: ApiClient, { tool }: PageSession) {
  return cvCheckMachine.provide({
    actors: {
      sendCv: fromPromise(({ input, signal }: { input: UploadInput; signal: AbortSignal }) =>
        sendCv(api, input.file, input.onProgress, signal),
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

/** An error's dialog lies over the step it came from: a file that was never sent is still at the first. */
function stepOf(snapshot: Snapshot): Step {
  if (snapshot.matches("reviewed")) return "result";
  if (snapshot.hasTag("loading")) return "loading";
  return snapshot.matches("failed") && snapshot.context.problem?.cause !== "file" ? "loading" : "upload";
}

function offerOf({ context: { file, session, expired } }: Snapshot): Offer | undefined {
  if (file) return { kind: "file", file };
  if (session) return { kind: "review" };
  return expired ? { kind: "expired" } : undefined;
}

function announcement(snapshot: Snapshot, texts: CvCheckTexts): string {
  if (snapshot.matches("uploading")) return texts.sendingTitle;
  if (snapshot.matches("reviewing")) return `${texts.loadingTitle}. ${texts.loadingText}`;
  const { review } = snapshot.context;
  return review ? `${texts.reviewReady} ${resultTitle(review.counts, texts)}` : "";
}
