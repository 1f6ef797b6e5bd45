import { useSignals } from "@preact/signals-react/runtime";
import { waitingNote } from "shared-runtime/cv/cv-intake.view.ts";
import { MissingPart } from "shared-runtime/flow/missing-part.tsx";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { CvCheckFrame } from "./cv-check-frame.tsx";
import { CvCheckStep } from "./cv-check-step.tsx";
import { trackInteraction } from "./cv-check.tracking.ts";
import { announcement, stepOf } from "./cv-check.view.ts";
import { type CvCheckOptions, useCvCheck } from "./use-cv-check.ts";

export interface CvCheckProps extends CvCheckOptions {
  readonly joinHref: string;
}

export function CvCheck(props: CvCheckProps) {
  useSignals();
  const { api, session, texts, joinHref, privacyHref } = props;
  const { snapshot, dispatch, onFocus, later, titleRef, dialog, asked, isSignedIn } = useCvCheck(props);
  const { cv } = snapshot.context;
  const step = stepOf(snapshot);
  return (
    <CvCheckFrame
      texts={texts}
      step={step}
      onFocus={onFocus}
      below={
        step === "result" &&
        later.kind === "loaded" &&
        session.member.value.kind === "visitor" && (
          <later.part.FeatureBox texts={texts} joinHref={joinHref} onJoin={() => trackInteraction("join_clicked")} />
        )
      }
    >
      <Announcer message={announcement(snapshot, texts)} />
      {dialog}
      <CvCheckStep
        own={
          isSignedIn &&
          later.kind === "loaded" && <later.part.OwnReviews api={props.api} texts={texts} cv={cv} dispatch={dispatch} />
        }
        later={later}
        texts={texts}
        snapshot={snapshot}
        note={waitingNote(cv, texts, {
          isConsentOpen: session.consentOverlay.value,
          forStored: texts.reviewWaitingForCookies,
        })}
        asked={asked}
        privacyHref={privacyHref}
        titleRef={titleRef}
        api={api}
        dispatch={dispatch}
      />
      {cv.problem && later.kind === "failed" && <MissingPart texts={texts} onRetry={later.retry} />}
      {cv.problem && later.kind === "loaded" && (
        <later.part.CvErrorDialog
          problem={cv.problem}
          texts={texts}
          onAcknowledge={() => dispatch({ type: "problem.acknowledged" })}
        />
      )}
    </CvCheckFrame>
  );
}
