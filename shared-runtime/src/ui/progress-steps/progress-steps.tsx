import { CheckIcon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./progress-steps.css.ts";

export interface ProgressStepsProps {
  /** Accessible name of the list: "Trin i CV-tjek". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step; `steps.length` when all are finished. */
  readonly current: number;
  /** Read out for a finished step. */
  readonly doneText?: string;
  /** Text in front of the step's name if there is not room for all names. */
  readonly positionText?: (step: number, of: number) => string;
}

const inDanish = (step: number, of: number): string => `Trin ${step} af ${of}: `;

export function ProgressSteps({
  label,
  steps,
  current,
  doneText = "gennemført",
  positionText = inDanish,
}: ProgressStepsProps) {
  const shown = Math.min(current, steps.length - 1);
  return (
    // Not a `nav`: the steps are not links, and landmark names must be unique on a page.
    <div role="group" aria-label={label}>
      <ol className={styles.list} role="list">
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.steps[index < current ? "done" : index === current ? "current" : "ahead"]}
            aria-current={index === current ? "step" : undefined}
          >
            <span className={styles.name}>
              {index < current && <CheckIcon />}
              <span className={styles.nameText}>
                {step}
                {index < current && <VisuallyHidden>, {doneText}</VisuallyHidden>}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {/* Hidden from screen readers, since it repeats the list. */}
      <p className={styles.position} aria-hidden>
        {positionText(shown + 1, steps.length)}
        <span className={styles.positionName}>{steps[shown]}</span>
      </p>
    </div>
  );
}
