import type { RefObject } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { CvIntake } from "shared-runtime/cv/cv-intake.ts";
import { OwnCvs } from "shared-runtime/cv/own-cvs.tsx";
import type { CvCheckEvent } from "./cv-check.machine.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";
import { tool, trackInteraction, trackOpenAreas } from "./cv-check.tracking.ts";
import { keptReview } from "./cv-check.view.ts";
import type { CvReview } from "./model/cv-review.ts";
import { ReadingSection } from "./reading/reading-section.tsx";
import { ResultScreen } from "./screens/result-screen.tsx";

export { CvErrorDialog } from "shared-runtime/cv/cv-error-dialog.tsx";
export { FeatureBox } from "./screens/feature-box.tsx";

interface ResultProps {
  readonly texts: CvCheckTexts;
  readonly review: CvReview;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly api: ApiClient;
  /** The token of the CV, by which it can be corrected. */
  readonly cvJwt: string | undefined;
  readonly dispatch: (event: CvCheckEvent) => void;
}

/** The last step. It reports the visitor's actions as events of the machine. */
export function Result({ api, cvJwt, dispatch, ...shown }: ResultProps) {
  return (
    <ResultScreen
      {...shown}
      below={
        cvJwt !== undefined && (
          <ReadingSection
            key={cvJwt}
            texts={shown.texts}
            api={api}
            cvJwt={cvJwt}
            onCorrected={(review) => dispatch({ type: "reading.corrected", review })}
          />
        )
      }
      onRestart={() => {
        trackInteraction("restarted");
        dispatch({ type: "check.restarted" });
      }}
      onSeeDetails={() => trackInteraction("details_seen")}
      onOpenChange={(open, before) => trackOpenAreas(open, before, shown.review.areas.length)}
    />
  );
}

interface OwnReviewsProps {
  readonly api: ApiClient;
  readonly texts: CvCheckTexts;
  readonly cv: CvIntake;
  readonly dispatch: (event: CvCheckEvent) => void;
}

/** The CVs that the server has of a signed-in person. */
export function OwnReviews({ texts, ...rest }: OwnReviewsProps) {
  return <OwnCvs {...rest} tool={tool} word={texts.noticeWord} kept={keptReview(texts)} />;
}
