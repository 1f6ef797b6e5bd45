import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { CvErrorPreview, CvUploadPreview, severalFilesSample } from "shared-runtime/cv/cv-preview.tsx";
import { GatePreview } from "shared-runtime/gate/gate-preview.tsx";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { CvCheckFrame, steps } from "./cv-check-frame.tsx";
import * as styles from "./cv-check.css.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import { earlierReview, keptReview } from "./cv-check.view.ts";
import { sampleReviews, sampleSending } from "./model/sample-review.ts";
import { FeatureBox } from "./screens/feature-box.tsx";
import { LoadingScreen, ReviewSkeleton } from "./screens/loading-screen.tsx";
import { ResultScreen } from "./screens/result-screen.tsx";
import { resultTitle } from "./screens/result-words.ts";

interface EditingPreviewProps {
  readonly texts: CvCheckTexts;
  readonly joinHref: string;
  readonly privacyHref: string;
  readonly logInHref: string;
}

/**
 * Every text that an editor can change: all states of all steps with made-up data, the gate's dialogs as cards, and the
 * errors without their dialogs. Nothing is interactive.
 */
export function EditingPreview({ texts, joinHref, privacyHref, logInHref }: EditingPreviewProps) {
  const screens = {
    upload: <CvUploadPreview texts={texts} kept={keptReview(texts)} earlier={earlierReview(texts)} />,
    loading: (
      <>
        <CvSendingScreen texts={texts} sending={sampleSending} note={severalFilesSample(texts)}>
          <ReviewSkeleton />
        </CvSendingScreen>
        <LoadingScreen texts={texts} />
        <LoadingScreen texts={texts} isReplacing />
        <LoadingScreen texts={texts} note={texts.reviewWaitingForCookies} />
      </>
    ),
    result: sampleReviews.map((review) => (
      <ResultScreen key={resultTitle(review, texts)} texts={texts} review={review} />
    )),
  };
  return (
    <div className={styles.tool}>
      {steps.map((step) => (
        <CvCheckFrame key={step} texts={texts} step={step}>
          {step !== "upload" && (
            <p>
              <Badge>{texts.sampleLabel}</Badge>
            </p>
          )}
          {screens[step]}
        </CvCheckFrame>
      ))}
      <FeatureBox texts={texts} joinHref={joinHref} />
      <GatePreview texts={texts} sampleLabel={texts.sampleLabel} privacyHref={privacyHref} logInHref={logInHref} />
      <Notice status="bad" word={texts.problemWord} title={texts.problemsTitle} />
      <CvErrorPreview texts={texts} />
    </div>
  );
}
