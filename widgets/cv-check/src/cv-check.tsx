import { useSignals } from "@preact/signals-react/runtime";
import { CvErrorDialog } from "shared-runtime/cv/cv-error-dialog.tsx";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { CvCheckFrame } from "./cv-check-frame.tsx";
import { CvCheckStep } from "./cv-check-step.tsx";
import { announcement, stepOf, waitingNote } from "./cv-check.selectors.ts";
import { trackInteraction } from "./cv-check.tracking.ts";
import { FeatureBox } from "./screens/feature-box.tsx";
import { type CvCheckOptions, useCvCheck } from "./use-cv-check.ts";

export interface CvCheckProps extends CvCheckOptions {
  readonly joinHref: string;
}

export function CvCheck(props: CvCheckProps) {
  useSignals();
  const { session, texts, joinHref } = props;
  const { snapshot, dispatch, onFocus, titleRef, dialog } = useCvCheck(props);
  const { problem } = snapshot.context;
  const step = stepOf(snapshot);
  return (
    <CvCheckFrame
      texts={texts}
      step={step}
      onFocus={onFocus}
      below={
        step === "result" &&
        session.member.value.kind === "visitor" && (
          <FeatureBox texts={texts} joinHref={joinHref} onJoin={() => trackInteraction("join_clicked")} />
        )
      }
    >
      <Announcer message={announcement(snapshot, texts)} />
      {dialog}
      <CvCheckStep
        texts={texts}
        snapshot={snapshot}
        note={waitingNote(snapshot, texts, session.consentOverlay.value)}
        titleRef={titleRef}
        dispatch={dispatch}
      />
      {problem && (
        <CvErrorDialog
          problem={problem}
          texts={texts}
          onAcknowledge={() => dispatch({ type: "problem.acknowledged" })}
        />
      )}
    </CvCheckFrame>
  );
}
