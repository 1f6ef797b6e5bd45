import { type RefObject, useMemo, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { postJobRating } from "shared-runtime/api/jobmatch.calls.ts";
import { CvErrorDialog } from "shared-runtime/cv/cv-error-dialog.tsx";
import { severalFilesNote } from "shared-runtime/cv/cv-intake.view.ts";
import { OwnCvs } from "shared-runtime/cv/own-cvs.tsx";
import { CvStep } from "shared-runtime/cv/cv-step.tsx";
import type { Asked } from "shared-runtime/gate/use-tool-gate.tsx";
import { logInHref } from "shared-runtime/gate/log-in-href.ts";
import { cached, explainJob } from "./explain-job.ts";
import type { JobmatchEvent } from "./jobmatch.machine.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { tool, trackInteraction } from "./jobmatch.tracking.ts";
import { keptCv, type Snapshot, stepOf } from "./jobmatch.view.ts";
import { clearedBy } from "./model/job-problem.ts";
import type { Refresh } from "./screens/filter-bar.tsx";
import { isFilterReset, searchedBy } from "./result.view.ts";
import { ResultScreen, type ResultScreenProps } from "./screens/result-screen.tsx";
import { JobsSkeleton } from "./screens/jobs-skeleton.tsx";
import { SearchingScreen } from "./screens/searching-screen.tsx";
import { sendRatings } from "./send-ratings.ts";
import { useRatings } from "./use-ratings.ts";

export { PlaceLine } from "./screens/place-line.tsx";
export { placeOfCv } from "./place-of-cv.ts";
export { resultAnnouncement } from "./result.view.ts";

export interface LaterStepsProps extends Pick<ResultScreenProps, "joinHref" | "cvCheckHref"> {
  readonly api: ApiClient;
  readonly texts: JobmatchTexts;
  readonly snapshot: Snapshot;
  /** What the CV waits for before the search can start; `undefined` if it waits for nothing. */
  readonly waiting: string | undefined;
  readonly isMember: boolean;
  readonly isSignedIn: boolean;
  readonly asked: Asked;
  readonly privacyHref: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly dispatch: (event: JobmatchEvent) => void;
  readonly onCancel: () => void;
  /** Called when everything was reset, so that the typed postal code can be cleared. */
  readonly onForgotten: () => void;
}

/** The steps after the postal code: the upload, the search, the results, and the error dialog. */
export function LaterSteps({
  api,
  texts,
  snapshot,
  waiting,
  isMember,
  isSignedIn,
  asked,
  privacyHref,
  titleRef,
  dispatch,
  onCancel,
  onForgotten,
  ...shared
}: LaterStepsProps) {
  const { place, cv, filter, results, shown } = snapshot.context;
  const { problem } = cv;
  const startsOver = clearedBy(problem) === "everything";
  const [sendRating] = useState(() => sendRatings((rating) => postJobRating(api, rating)));
  const cvJwt = cv.session?.cvJwt ?? "";
  const loadQualities = useMemo(() => cached((jobId) => explainJob(api, cvJwt, jobId)), [api, cvJwt]);
  const { ratings, rate } = useRatings(cv.session, sendRating);
  const step = stepOf(snapshot);
  const isReset = isFilterReset(snapshot);
  return (
    <>
      {step === "upload" && (
        <CvStep
          own={
            isSignedIn && (
              <OwnCvs api={api} tool={tool} word={texts.noticeWord} kept={keptCv(texts)} cv={cv} dispatch={dispatch} />
            )
          }
          texts={texts}
          cv={cv}
          kept={keptCv(texts)}
          note={waiting}
          asked={asked}
          privacyHref={privacyHref}
          titleRef={titleRef}
          dispatch={dispatch}
          onCancel={onCancel}
          onRetry={() => trackInteraction("retried")}
        >
          <JobsSkeleton />
        </CvStep>
      )}
      {step === "loading" && (
        <SearchingScreen
          texts={texts}
          note={waiting ?? severalFilesNote(cv, texts)}
          titleRef={titleRef}
          onCancel={onCancel}
        />
      )}
      {step === "result" && results && place && (
        <ResultScreen
          {...shared}
          ratings={ratings}
          loadQualities={loadQualities}
          onRate={rate}
          logInHref={logInHref(api.apiUrl)}
          texts={texts}
          results={results}
          city={place.city}
          shown={shown}
          filter={isMember && !isReset ? filter : undefined}
          searched={searchedBy(snapshot, isMember)}
          isFilterReset={isReset}
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
          problem={startsOver ? { ...problem, retryable: false } : problem}
          texts={startsOver ? { ...texts, expiredText: texts.hintStartOver } : texts}
          onAcknowledge={() => {
            if (startsOver) onForgotten();
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

function refreshOf(snapshot: Snapshot): Refresh {
  if (snapshot.matches({ matched: "refreshing" })) return "refreshing";
  const { unrefreshed } = snapshot.context;
  if (unrefreshed === undefined) return "settled";
  return unrefreshed.kind === "offline" ? "offline" : "failed";
}
