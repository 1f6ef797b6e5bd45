import { CheckIcon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./progress-steps.css.ts";

export interface ProgressStepsProps {
  /** What the steps lead through, for people who listen: "Trin i CV-tjek". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step the person is at; `steps.length` when all are done. */
  readonly current: number;
  /** Said of a step that lies behind. */
  readonly doneText?: string;
  /** Stands before the step's name where there is no room for all names. */
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
    // Not a `nav`: the steps lead nowhere, and landmarks of one name may stand on a page only once.
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
      {/* The list has just said the same. */}
      <p className={styles.position} aria-hidden>
        {positionText(shown + 1, steps.length)}
        <span className={styles.positionName}>{steps[shown]}</span>
      </p>
    </div>
  );
}
