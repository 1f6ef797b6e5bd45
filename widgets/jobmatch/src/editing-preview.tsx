import { Fragment } from "react";
import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { CvErrorPreview, CvUploadPreview, severalFilesSample } from "shared-runtime/cv/cv-preview.tsx";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { GatePreview } from "shared-runtime/gate/gate-preview.tsx";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { FieldProblem } from "shared-runtime/ui/field/field-problem.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { JobmatchFrame, steps } from "./jobmatch-frame.tsx";
import * as styles from "./jobmatch.css.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { everywhere, regionNumbers } from "./model/filter.ts";
import { samplePlace, sampleQualities, sampleResults, sampleSending } from "./model/sample-results.ts";
import * as cardStyles from "./screens/job-card.css.ts";
import { type Answer, QualitiesAnswer } from "./screens/job-qualities.tsx";
import { LockedCard } from "./screens/locked-card.tsx";
import { ResultScreen, type ResultScreenProps } from "./screens/result-screen.tsx";
import { JobsSkeleton } from "./screens/jobs-skeleton.tsx";
import { SearchingScreen } from "./screens/searching-screen.tsx";
import { ZipScreen } from "./screens/zip-screen.tsx";

interface EditingPreviewProps {
  readonly texts: JobmatchTexts;
  readonly joinHref: string;
  readonly privacyHref: string;
  readonly cvCheckHref: string;
  readonly logInHref: string;
}

const answers: readonly Answer[] = [{ kind: "loading" }, { kind: "failed" }, { kind: "ready", text: sampleQualities }];
const loadQualities = () => Promise.resolve(sampleQualities);
const nothing = () => undefined;

/**
 * Every text that an editor can change: all states of all steps with made-up data, and the dialogs of the gate and of
 * errors as cards. Nothing is interactive.
 */
export function EditingPreview({ texts, joinHref, privacyHref, cvCheckHref, logInHref }: EditingPreviewProps) {
  const shared = { texts, city: samplePlace.city, ratings: { 1: 4 }, joinHref, logInHref, cvCheckHref, loadQualities };
  const place = { kind: "found", city: samplePlace.city } as const;
  const none: JobMatchResults = { jobMatchJobs: [], wider: { jobLocationRegion: 4, maxDistance: 100 } };
  const near = { region: 4, maxDistance: 10 } as const;
  const result = (found: JobMatchResults, more: Partial<ResultScreenProps>) => (
    <ResultScreen {...shared} results={found} shown={99} onRate={nothing} {...more} />
  );
  const { offerCvTitle: title, offerCvText: text, offerCvButton: accept, offerCvRemove: decline } = texts;
  const screens = {
    zip: (
      <>
        <ZipScreen texts={texts} hasCv />
        <ZipScreen texts={texts} typed="8000" state={{ kind: "looking" }} />
        <ZipScreen texts={texts} typed="8000" state={place} />
        <ZipScreen texts={texts} typed="9999" state={{ kind: "unknown" }} />
        {(["offline", "slow", "ourFault"] as const).map((cause) => (
          <ZipScreen key={cause} texts={texts} typed="8000" state={{ kind: "unanswered", cause }} />
        ))}
        {[texts.zipMissing, texts.zipIncomplete].map((problem) => (
          <FieldProblem key={problem} id={problem} problem={problem} word={texts.problemWord} />
        ))}
      </>
    ),
    upload: <CvUploadPreview texts={texts} kept={{ kind: "cv", title, text, accept, decline }} />,
    loading: (
      <>
        <CvSendingScreen texts={texts} sending={sampleSending} note={severalFilesSample(texts)}>
          <JobsSkeleton />
        </CvSendingScreen>
        <SearchingScreen texts={texts} />
        <SearchingScreen texts={texts} note={texts.searchWaitingForCookies} />
      </>
    ),
    result: (
      <>
        {result(sampleResults, { filter: everywhere })}
        {answers.map((answer) => (
          <div key={answer.kind} className={cardStyles.qualities}>
            <QualitiesAnswer texts={texts} answer={answer} />
          </div>
        ))}
        <LockedCard texts={texts} count={99} isLast={false} joinHref={joinHref} logInHref={logInHref} />
        {result({ ...sampleResults, matchedBy: "place" }, { shown: 1, isFilterReset: true })}
        {result({ jobMatchJobs: sampleResults.jobMatchJobs.slice(0, 1), matchedBy: "place" }, {})}
        {result(sampleResults, { shown: 1, filter: near, searched: near })}
        {result(sampleResults, { shown: 1, filter: near, refresh: "refreshing" })}
        {result(sampleResults, { shown: 1, filter: near, refresh: "failed" })}
        {result(sampleResults, { shown: 1, filter: near, refresh: "offline" })}
        {regionNumbers.map((region) => (
          <Fragment key={region}>
            {result(none, { filter: { ...near, region }, searched: { ...near, region } })}
          </Fragment>
        ))}
        {result({ ...none, wider: { jobLocationRegion: 4, maxDistance: 999 } }, { filter: near })}
        {result(none, { filter: near, refresh: "failed" })}
        {result(none, { filter: near, refresh: "offline" })}
        {result(none, {})}
      </>
    ),
  };
  return (
    <div className={styles.tool}>
      {steps.map((step) => (
        <JobmatchFrame key={step} texts={texts} step={step} place={step === "zip" ? undefined : samplePlace}>
          {step !== "upload" && (
            <p>
              <Badge>{texts.sampleLabel}</Badge>
            </p>
          )}
          {screens[step]}
        </JobmatchFrame>
      ))}
      <GatePreview texts={texts} sampleLabel={texts.sampleLabel} privacyHref={privacyHref} logInHref={logInHref} />
      <Notice status="bad" word={texts.problemWord} title={texts.problemsTitle} />
      <CvErrorPreview texts={{ ...texts, expiredText: texts.hintStartOver }} />
    </div>
  );
}
