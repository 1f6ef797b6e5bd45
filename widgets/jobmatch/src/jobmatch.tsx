import { useSignals } from "@preact/signals-react/runtime";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { JobmatchFrame } from "./jobmatch-frame.tsx";
import { announcement, severalFilesNote, stepOf, waitingNote } from "./jobmatch.selectors.ts";
import { trackInteraction } from "./jobmatch.tracking.ts";
import { LaterStepsSlot } from "./lazy-steps.tsx";
import { SearchingScreen } from "./screens/searching-screen.tsx";
import { type JobmatchOptions, useJobmatch } from "./use-jobmatch.ts";
import { ZipStep } from "./zip-step.tsx";

export interface JobmatchProps extends JobmatchOptions {
  readonly joinHref: string;
  readonly cvCheckHref: string;
}

export function Jobmatch(props: JobmatchProps) {
  useSignals();
  const { api, session, texts, joinHref, cvCheckHref } = props;
  const { snapshot, dispatch, onFocus, typed, setTyped, later, titleRef, dialog } = useJobmatch(props);
  const { place, session: cv } = snapshot.context;
  const step = stepOf(snapshot);
  const waiting = waitingNote(snapshot, texts, session.consentOverlay.value);
  const cancel = () => {
    trackInteraction("cancelled");
    dispatch({ type: "wait.cancelled" });
  };
  return (
    <JobmatchFrame
      texts={texts}
      step={step}
      place={step === "zip" ? undefined : place}
      onChangePlace={() => dispatch({ type: "step.visited", step: "zip" })}
      onFocus={onFocus}
    >
      <Announcer message={announcement(snapshot, texts)} />
      {dialog}
      {step === "zip" && (
        <ZipStep
          api={api}
          texts={texts}
          typed={typed}
          place={place}
          hasCv={cv !== undefined}
          titleRef={titleRef}
          onType={setTyped}
          onGive={(given) => dispatch({ type: "place.given", place: given })}
          onOtherCv={() => dispatch({ type: "offer.declined" })}
        />
      )}
      {step === "loading" && (
        <SearchingScreen
          texts={texts}
          note={waiting ?? severalFilesNote(snapshot, texts)}
          titleRef={titleRef}
          onCancel={cancel}
        />
      )}
      <LaterStepsSlot
        later={later}

        texts={texts}
        snapshot={snapshot}
        waiting={waiting}
        isMember={session.member.value.kind === "member"}
        titleRef={titleRef}
        api={api}
        joinHref={joinHref}
        cvCheckHref={cvCheckHref}
        dispatch={dispatch}
        onCancel={cancel}
        onForgotten={() => setTyped("")}
      />
    </JobmatchFrame>
  );
}
