import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { CvErrorPreview, CvUploadPreview, severalFilesSample } from "shared-runtime/cv/cv-preview.tsx";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { GatePreview } from "shared-runtime/gate/gate-preview.tsx";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { JobmatchFrame, steps } from "./jobmatch-frame.tsx";
import * as styles from "./jobmatch.css.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { everywhere } from "./model/filter.ts";
import { samplePlace, sampleQualities, sampleResults, sampleSending } from "./model/sample-results.ts";
import * as cardStyles from "./screens/job-card.css.ts";
import { type Answer, QualitiesAnswer } from "./screens/job-qualities.tsx";
import { ResultScreen, type ResultScreenProps } from "./screens/result-screen.tsx";
import { JobsSkeleton, SearchingScreen } from "./screens/searching-screen.tsx";
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
 * Every text that an editor can change: each state of each step with made-up data, and the dialogs of the gate and of
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
        <Notice status="bad" word={texts.problemWord} title={texts.problemsTitle}>
          <p>{texts.zipMissing}</p>
          <p>{texts.zipIncomplete}</p>
        </Notice>
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
        {result({ ...sampleResults, matchedBy: "place" }, { shown: 1 })}
        {result(sampleResults, { shown: 1, filter: near, refresh: "refreshing" })}
        {result(sampleResults, { shown: 1, filter: near, refresh: "failed" })}
        {result(sampleResults, { shown: 1, filter: near, refresh: "offline" })}
        {result(none, { filter: near })}
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
      <CvErrorPreview texts={{ ...texts, expiredText: texts.hintStartOver }} />
    </div>
  );
}
