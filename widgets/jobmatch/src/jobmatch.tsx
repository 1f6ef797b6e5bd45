import { useSignals } from "@preact/signals-react/runtime";
import { waitingNote } from "shared-runtime/cv/cv-intake.view.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { JobmatchFrame } from "./jobmatch-frame.tsx";
import { trackInteraction } from "./jobmatch.tracking.ts";
import { announcement, stepOf } from "./jobmatch.view.ts";
import { LaterStepsSlot } from "./lazy-steps.tsx";
import { type JobmatchOptions, useJobmatch } from "./use-jobmatch.ts";
import { ZipStep } from "./zip-step.tsx";

export interface JobmatchProps extends JobmatchOptions {
  readonly joinHref: string;
  readonly cvCheckHref: string;
}

export function Jobmatch(props: JobmatchProps) {
  useSignals();
  const { api, session, texts, joinHref, privacyHref, cvCheckHref } = props;
  const { snapshot, dispatch, onFocus, typed, setTyped, later, titleRef, dialog, asked } = useJobmatch(props);
  const { place, assumed, cv } = snapshot.context;
  const step = stepOf(snapshot);
  const isMember = session.member.value.kind === "member";
  const waiting = waitingNote(cv, texts, {
    isConsentOpen: session.consentOverlay.value,
    forStored: texts.searchWaitingForCookies,
  });
  const cancel = () => {
    trackInteraction("cancelled");
    dispatch({ type: "wait.cancelled" });
  };
  return (
    <JobmatchFrame
      texts={texts}
      step={step}
      place={
        step !== "zip" &&
        place &&
        later.kind === "loaded" && (
          <later.part.PlaceLine
            texts={texts}
            place={place}
            assumed={assumed}
            onChange={() => dispatch({ type: "zip.visited" })}
          />
        )
      }
      onFocus={onFocus}
    >
      <Announcer
        message={
          announcement(snapshot, texts) ||
          (later.kind === "loaded" ? later.part.resultAnnouncement(snapshot, texts, isMember) : "")
        }
      />
      {dialog}
      {step === "zip" && (
        <ZipStep
          api={api}
          texts={texts}
          typed={typed || (place?.zip ?? "")}
          place={place}
          hasCv={cv.session !== undefined}
          titleRef={titleRef}
          onType={setTyped}
          onGive={(given) => dispatch({ type: "place.given", place: given })}
          onOtherCv={() => dispatch({ type: "offer.declined" })}
        />
      )}
      <LaterStepsSlot
        later={later}
        texts={texts}
        snapshot={snapshot}
        waiting={waiting}
        isMember={isMember}
        isSignedIn={"user" in session.member.value}
        titleRef={titleRef}
        api={api}
        joinHref={joinHref}
        asked={asked}
        privacyHref={privacyHref}
        cvCheckHref={cvCheckHref}
        dispatch={dispatch}
        onCancel={cancel}
        onForgotten={() => setTyped("")}
      />
    </JobmatchFrame>
  );
}
