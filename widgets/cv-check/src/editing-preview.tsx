import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { cvErrorScreens, cvUploadScreens, severalFilesSample } from "shared-runtime/cv/cv-preview.tsx";
import { gateScreens } from "shared-runtime/gate/gate-preview.tsx";
import { type PreviewScreen, PreviewScreens } from "shared-runtime/preview/preview-screens.tsx";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { CvCheckFrame, type Step } from "./cv-check-frame.tsx";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import { earlierReview, keptReview } from "./cv-check.view.ts";
import { sampleReviews, sampleSending } from "./model/sample-review.ts";
import { ReadingFrame } from "./reading/reading-frame.tsx";
import { ReadingScreen } from "./reading/reading-screen.tsx";
import type { Shown } from "./reading/reading.view.ts";
import { sampleReading } from "./reading/sample-reading.ts";
import { FeatureBox } from "./screens/feature-box.tsx";
import { LoadingScreen, ReviewSkeleton } from "./screens/loading-screen.tsx";
import { ResultScreen } from "./screens/result-screen.tsx";
import { resultTitle } from "./screens/result-words.ts";

const sampleToday = new Date("2026-11-01T12:00:00Z");

const sampleShown: Shown = {
  at: "reading",
  reading: sampleReading,
  correcting: undefined,
  problem: undefined,
};

interface EditingPreviewProps {
  readonly texts: CvCheckTexts;
  readonly joinHref: string;
  readonly privacyHref: string;
  readonly logInHref: string;
}

/**
 * Every text that an editor can change: all states of all steps with made-up data, the gate's dialogs as cards, and the
 * errors without their dialogs. Nothing is live.
 */
export function EditingPreview({ texts, joinHref, privacyHref, logInHref }: EditingPreviewProps) {
  const inStep = (step: Step, screens: readonly PreviewScreen[]): readonly PreviewScreen[] =>
    screens.map(({ name, content }) => ({
      name,
      content: (
        <CvCheckFrame texts={texts} step={step}>
          {step !== "upload" && (
            <p>
              <Badge>{texts.sampleLabel}</Badge>
            </p>
          )}
          {content}
        </CvCheckFrame>
      ),
    }));
  const sending = (
    <CvSendingScreen texts={texts} sending={sampleSending} note={severalFilesSample(texts)}>
      <ReviewSkeleton />
    </CvSendingScreen>
  );
  return (
    <PreviewScreens
      texts={texts}
      screens={[
        ...inStep("upload", cvUploadScreens({ texts, kept: keptReview(texts), earlier: earlierReview(texts) })),
        ...inStep("loading", [
          { name: "Analyse: CV’et sendes", content: sending },
          { name: "Analyse", content: <LoadingScreen texts={texts} /> },
          { name: "Analyse af et nyt CV", content: <LoadingScreen texts={texts} isReplacing /> },
          {
            name: "Analyse: cookies mangler svar",
            content: <LoadingScreen texts={texts} note={texts.reviewWaitingForCookies} />,
          },
        ]),
        ...inStep(
          "result",
          sampleReviews.map((review) => ({
            name: `Resultat: ${resultTitle(review, texts)}`,
            content: (
              <ResultScreen texts={texts} review={review} below={<ReadingFrame texts={texts} isOpen={false} />} />
            ),
          })),
        ),
        ...inStep("result", [
          {
            name: "Resultat: det, vi læste",
            content: (
              <ReadingFrame texts={texts} isOpen>
                <ReadingScreen shown={sampleShown} today={sampleToday} dispatch={() => undefined} />
              </ReadingFrame>
            ),
          },
        ]),
        { name: "Medlemskab", content: <FeatureBox texts={texts} joinHref={joinHref} /> },
        ...gateScreens({ texts, sampleLabel: texts.sampleLabel, privacyHref, logInHref }),
        ...cvErrorScreens(texts),
      ]}
    />
  );
}
