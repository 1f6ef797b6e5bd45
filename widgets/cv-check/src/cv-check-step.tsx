import type { ReactNode, RefObject } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { CvIntakeEvent } from "shared-runtime/cv/cv-intake.events.ts";
import { severalFilesNote } from "shared-runtime/cv/cv-intake.view.ts";
import { CvStep } from "shared-runtime/cv/cv-step.tsx";
import type { Asked } from "shared-runtime/gate/use-tool-gate.tsx";
import { MissingPart } from "shared-runtime/flow/missing-part.tsx";
import type { LaterPart } from "shared-runtime/flow/use-later-part.ts";
import type { CvCheckEvent } from "./cv-check.machine.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import { trackInteraction } from "./cv-check.tracking.ts";
import { earlierReview, keptReview, type Snapshot, stepOf } from "./cv-check.view.ts";
import { LoadingScreen, ReviewSkeleton } from "./screens/loading-screen.tsx";

interface CvCheckStepProps {
  readonly own: ReactNode;
  /** The last step and the error dialog, which are loaded when the visitor begins. */
  readonly later: LaterPart<typeof import("./result-part.tsx")>;
  readonly texts: CvCheckTexts;
  readonly snapshot: Snapshot;
  /** What the CV waits for before the check can start; `undefined` if it waits for nothing. */
  readonly note: string | undefined;
  readonly asked: Asked;
  readonly privacyHref: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly api: ApiClient;
  readonly dispatch: (event: CvCheckEvent) => void;
}

/** The screen of the current step. It reports the visitor's actions as events of the machine. */
export function CvCheckStep({
  own,
  later,
  texts,
  snapshot,
  note,
  asked,
  privacyHref,
  titleRef,
  api,
  dispatch,
}: CvCheckStepProps) {
  const { cv, review } = snapshot.context;
  const shared = { texts, titleRef };
  const cancel = () => {
    trackInteraction("cancelled");
    dispatch({ type: "wait.cancelled" });
  };
  const take = (event: CvIntakeEvent) => {
    if (event.type === "earlier.resumed") trackInteraction("returned");
    dispatch(event);
  };
  const step = stepOf(snapshot);
  if (step === "result" && review && later.kind === "loaded") {
    return <later.part.Result {...shared} review={review} api={api} cvJwt={cv.session?.cvJwt} dispatch={dispatch} />;
  }
  if (step === "result" && later.kind === "failed") return <MissingPart texts={texts} onRetry={later.retry} />;
  if (step !== "upload") {
    return (
      <LoadingScreen
        {...shared}
        note={note ?? severalFilesNote(cv, texts)}
        isReplacing={cv.earlier !== undefined}
        onCancel={cancel}
      />
    );
  }
  return (
    <CvStep
      {...shared}
      own={own}
      cv={cv}
      kept={keptReview(texts)}
      earlier={earlierReview(texts)}
      note={note}
      asked={asked}
      privacyHref={privacyHref}
      dispatch={take}
      onCancel={cancel}
      onRetry={() => trackInteraction("retried")}
    >
      <ReviewSkeleton />
    </CvStep>
  );
}
