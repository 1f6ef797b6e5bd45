import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { CvUploadScreen } from "shared-runtime/cv/cv-upload-screen.tsx";
import { GatePreview } from "shared-runtime/gate/gate-preview.tsx";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { JobmatchFrame, steps } from "./jobmatch-frame.tsx";
import * as styles from "./jobmatch.css.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { everywhere } from "./model/filter.ts";
import { samplePlace, sampleQualities, sampleResults, sampleSending } from "./model/sample-results.ts";
import { ResultScreen } from "./screens/result-screen.tsx";
import { JobsSkeleton, SearchingScreen } from "./screens/searching-screen.tsx";
import { ZipScreen } from "./screens/zip-screen.tsx";

interface EditingPreviewProps {
  readonly texts: JobmatchTexts;
  readonly joinHref: string;
  readonly privacyHref: string;
  readonly cvCheckHref: string;
  readonly logInHref: string;
}

const errorKeys = [
  "genericError",
  "fileSizeError",
  "wrongFileExtensionError",
  "tooManyPagesError",
  "insufficientContentError",
] as const;

const loadQualities = () => Promise.resolve(sampleQualities);
const nothing = () => undefined;

/**
 * All an editor can word, at once: each step with made-up data, the dialogs before the tool as cards, and the errors
 * without their dialogs. Nothing is live.
 */
export function EditingPreview({ texts, joinHref, privacyHref, cvCheckHref, logInHref }: EditingPreviewProps) {
  const results = { texts, city: samplePlace.city, ratings: { 1: 4 }, joinHref, logInHref, cvCheckHref, loadQualities };
  const screens = {
    zip: (
      <>
        <ZipScreen texts={texts} hasCv />
        <ZipScreen texts={texts} typed="8000" state={{ kind: "found", city: samplePlace.city }} />
        <ZipScreen texts={texts} typed="9999" state={{ kind: "unknown" }} />
      </>
    ),
    upload: <CvUploadScreen texts={texts} />,
    loading: (
      <>
        <CvSendingScreen texts={texts} sending={sampleSending}>
          <JobsSkeleton />
        </CvSendingScreen>
        <SearchingScreen texts={texts} />
      </>
    ),
    result: (
      <>
        <ResultScreen {...results} results={sampleResults} shown={99} filter={everywhere} onRate={nothing} />
        <ResultScreen
          {...results}
          results={{ ...sampleResults, matchedBy: "place" }}
          shown={1}
          filter={everywhere}
          refresh="failed"
          onRate={nothing}
        />
        <ResultScreen
          {...results}
          results={{ jobMatchJobs: [] }}
          shown={3}
          filter={{ region: 4, maxDistance: 10 }}
          refresh="refreshing"
          onRate={nothing}
        />
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
      {errorKeys.map((key) => (
        <Notice key={key} status="bad" title={texts[`${key}Title`]}>
          {texts[`${key}Text`]} ({texts.btnLabel})
        </Notice>
      ))}
    </div>
  );
}
