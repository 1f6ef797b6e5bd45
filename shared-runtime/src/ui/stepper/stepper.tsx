import { memo } from "react";
import { CheckIcon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./stepper.css.ts";

export interface StepperStep {
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
  /** Whether the visitor can go to the step now. */
  readonly isReachable: boolean;
}

export interface StepperTexts {
  /** "Trin" in "Trin 2 af 4". */
  readonly stepWord: string;
  /** "af" in "Trin 2 af 4". */
  readonly stepOf: string;
  /** "gennemført" in "Trin 1 gennemført". */
  readonly stepDone: string;
}

export interface StepperProps {
  /** Accessible name. It must be unique among the navigations of the page: "Trin i indmeldelsen". */
  readonly label: string;
  readonly texts: StepperTexts;
  readonly steps: readonly StepperStep[];
  readonly current: string;
  readonly onVisit: (step: string) => void;
}

/** The steps of a flow. Those that the visitor can go to are buttons. Renders nothing for a flow of one step. */
export const Stepper = memo(function Stepper({ label, texts, steps, current, onVisit }: StepperProps) {
  if (steps.length < 2) return undefined;
  const at = steps.findIndex(({ id }) => id === current);
  const position = `${texts.stepWord} ${at + 1} ${texts.stepOf} ${steps.length}:`;
  return (
    <nav className={styles.room[steps.length > 4 ? "many" : "few"]} aria-label={label}>
      <ol className={styles.list} role="list">
        {steps.map((step, index) => {
          const isCurrent = step.id === current;
          const face = (
            <StepFace step={step} number={index + 1} position={isCurrent ? position : undefined} texts={texts} />
          );
          return (
            <li
              key={step.id}
              className={styles.step[isCurrent ? "current" : step.isDone ? "done" : "ahead"]}
              aria-current={isCurrent ? "step" : undefined}
            >
              {step.isReachable && !isCurrent ? (
                <button type="button" className={styles.visit} onClick={() => onVisit(step.id)}>
                  {face}
                </button>
              ) : (
                <span className={styles.still}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
      {/* Hidden from screen readers, since it repeats the list. */}
      <p className={styles.position} aria-hidden>
        {position} <span className={styles.positionName}>{steps[at]?.label}</span>
      </p>
    </nav>
  );
});

interface StepFaceProps {
  readonly step: StepperStep;
  readonly number: number;
  /** Position of the current step, as text. */
  readonly position: string | undefined;
  readonly texts: StepperTexts;
}

function StepFace({ step: { isDone, label }, number, position, texts }: StepFaceProps) {
  const state = isDone ? ` ${texts.stepDone}` : "";
  return (
    <>
      <VisuallyHidden>{position ?? `${texts.stepWord} ${number}${state}:`}</VisuallyHidden>{" "}
      <span className={styles.mark} aria-hidden>
        {isDone && position === undefined ? <CheckIcon /> : number}
      </span>
      <span className={styles.name}>{label}</span>
    </>
  );
}
