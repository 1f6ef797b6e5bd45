import type { ReactNode } from "react";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { ProgressSteps } from "shared-runtime/ui/progress-steps/progress-steps.tsx";
import * as styles from "./jobmatch.css.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";

export const steps = ["zip", "upload", "loading", "result"] as const;
export type Step = (typeof steps)[number];

interface JobmatchFrameProps {
  readonly texts: JobmatchTexts<"steps">;
  readonly step: Step;
  /** The line with the place of the search; absent in the first step. */
  readonly place?: ReactNode;
  /** The screen of the step. */
  readonly children: ReactNode;
  readonly onFocus?: () => void;
}

/** The card that contains the steps and the current screen. */
export function JobmatchFrame({ texts, step, place, children, onFocus }: JobmatchFrameProps) {
  return (
    <div className={styles.tool} onFocus={onFocus}>
      <Card>
        <div className={styles.inside}>
          <ProgressSteps
            label={texts.stepsLabel}
            steps={[texts.stepZip, texts.stepUpload, texts.stepLoading, texts.stepResult]}
            current={steps.indexOf(step)}
            doneText={texts.stepDone}
            positionText={(at, of) => `${texts.stepWord} ${at} ${texts.stepOf} ${of}: `}
          />
          {place}
          {children}
        </div>
      </Card>
    </div>
  );
}
