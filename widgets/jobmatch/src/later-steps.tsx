import { type RefObject, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { postJobRating } from "shared-runtime/api/jobmatch.calls.ts";
import { CvErrorDialog } from "shared-runtime/cv/cv-error-dialog.tsx";
import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { type CvOffer, CvUploadScreen } from "shared-runtime/cv/cv-upload-screen.tsx";
import { logInHref } from "shared-runtime/gate/log-in-href.ts";
import type { JobmatchEvent } from "./jobmatch.machine.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { trackInteraction } from "./jobmatch.tracking.ts";
import type { Refresh } from "./screens/filter-bar.tsx";
import { ResultScreen, type ResultScreenProps } from "./screens/result-screen.tsx";
import { JobsSkeleton } from "./screens/searching-screen.tsx";
import { sendRatings } from "./send-ratings.ts";
import { useRatings } from "./use-ratings.ts";
import { severalFilesNote, type Snapshot, stepOf } from "./jobmatch.selectors.ts";

export interface LaterStepsProps extends Pick<ResultScreenProps, "joinHref" | "cvCheckHref" | "loadQualities"> {
  readonly api: ApiClient;
  readonly texts: JobmatchTexts;
  readonly snapshot: Snapshot;
  /** What must happen before the search can start. */
  readonly waiting: string | undefined;
  readonly isMember: boolean;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly dispatch: (event: JobmatchEvent) => void;
  readonly onCancel: () => void;
  /** Called when everything is forgotten, so that the typed postal code can be cleared. */
  readonly onForgotten: () => void;
}

/** The steps after the postal code: the upload, the results, and the error dialog. */
export function LaterSteps({
  api,
  texts,
  snapshot,
  waiting,
  isMember,
  titleRef,
  dispatch,
  onCancel,
  onForgotten,
  ...shared
}: LaterStepsProps) {
  const { place, file, sent, session: cv, filter, results, shown, problem } = snapshot.context;
  const [sendRating] = useState(() => sendRatings((rating) => postJobRating(api, rating)));
  const { ratings, rate } = useRatings(cv?.cvId, sendRating);
  const step = stepOf(snapshot);
  const isSending = snapshot.matches("uploading");
  return (
    <>
      {step === "upload" && !isSending && (
        <CvUploadScreen
          texts={texts}
          offer={offerOf(snapshot, texts)}
          note={waiting}
          titleRef={titleRef}
          onChoose={(chosen, offered) => dispatch({ type: "cv.chosen", file: chosen, offered })}
          onAccept={() => {
            trackInteraction("retried");
            dispatch({ type: "offer.accepted" });
          }}
          onDecline={() => dispatch({ type: "offer.declined" })}
        />
      )}
      {isSending && file && (
        <CvSendingScreen
          texts={texts}
          note={severalFilesNote(snapshot, texts)}
          sending={{ name: file.name, size: file.size, sent }}
          titleRef={titleRef}
          onCancel={onCancel}
        >
          <JobsSkeleton />
        </CvSendingScreen>
      )}
      {step === "result" && results && place && (
        <ResultScreen
          {...shared}
          ratings={ratings}
          onRate={rate}
          logInHref={logInHref(api.apiUrl)}
          texts={texts}
          results={results}
          city={place.city}
          shown={shown}
          filter={isMember ? filter : undefined}
          refresh={refreshOf(snapshot)}
          titleRef={titleRef}
          onFilter={(changed) => {
            trackInteraction("filter_changed");
            dispatch({ type: "filter.changed", filter: changed });
          }}
          onRefresh={() => {
            trackInteraction("retried");
            dispatch({ type: "refresh.retried" });
          }}
          onMore={() => {
            trackInteraction("more_shown");
            dispatch({ type: "more.asked" });
          }}
          onRestart={() => {
            trackInteraction("restarted");
            onForgotten();
            dispatch({ type: "search.restarted" });
          }}
          onOpenJob={openedJob}
          onOpenQualities={openedQualities}
          onJoin={joined}
        />
      )}
      {problem && (
        <CvErrorDialog
          problem={problem}
          texts={problem.clears === "everything" ? { ...texts, expiredText: texts.hintStartOver } : texts}
          onAcknowledge={() => {
            if (problem.clears === "everything") onForgotten();
            dispatch({ type: "problem.acknowledged" });
          }}
        />
      )}
    </>
  );
}

// Stable functions, so that memoised cards do not render again.
const openedJob = () => trackInteraction("job_opened");
const openedQualities = () => trackInteraction("qualities_opened");
const joined = () => trackInteraction("join_clicked");

function offerOf(snapshot: Snapshot, texts: JobmatchTexts): CvOffer | undefined {
  const { file, session, expired, problem } = snapshot.context;
  if (problem?.clears === "cv") return undefined;
  if (snapshot.matches("held")) return file && { kind: "held", file };
  if (file) return { kind: "file", file };
  if (session) {
    const { offerCvTitle: title, offerCvText: text, offerCvButton: accept, offerCvRemove: decline } = texts;
    return { kind: "cv", title, text, accept, decline };
  }
  return expired ? { kind: "expired" } : undefined;
}

function refreshOf(snapshot: Snapshot): Refresh {
  if (snapshot.matches({ matched: "refreshing" })) return "refreshing";
  const { unrefreshed } = snapshot.context;
  if (unrefreshed === undefined) return "settled";
  return unrefreshed.kind === "offline" ? "offline" : "failed";
}
