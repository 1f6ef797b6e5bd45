import type { ReactNode } from "react";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { ProgressSteps } from "shared-runtime/ui/progress-steps/progress-steps.tsx";
import * as styles from "./cv-check.css.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";

export const steps = ["upload", "loading", "result"] as const;
export type Step = (typeof steps)[number];

interface CvCheckFrameProps {
  readonly texts: CvCheckTexts<"steps">;
  readonly step: Step;
  /** The screen of the step. */
  readonly children: ReactNode;
  /** Content below the card. */
  readonly below?: ReactNode;
  readonly onFocus?: () => void;
}

/** The card that contains the steps and the current screen. */
export function CvCheckFrame({ texts, step, children, below, onFocus }: CvCheckFrameProps) {
  return (
    <div className={styles.tool} onFocus={onFocus}>
      <Card>
        <div className={styles.inside}>
          <div className={styles.steps}>
            <ProgressSteps
              label={texts.stepsLabel}
              steps={[texts.stepUpload, texts.stepLoading, texts.stepResult]}
              current={steps.indexOf(step)}
              doneText={texts.stepDone}
              positionText={(at, of) => `${texts.stepWord} ${at} ${texts.stepOf} ${of}: `}
            />
          </div>
          {children}
        </div>
      </Card>
      {below}
    </div>
  );
}
