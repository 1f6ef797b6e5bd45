import { ArrowDownIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { FirstStep } from "../model/cv-review.ts";
import * as styles from "./result-screen.css.ts";

interface FirstStepsProps {
  readonly steps: readonly FirstStep[];
  readonly hrefOf: (area: string) => string;
  readonly onGo: (area: string) => void;
}

/** The first things to do, each with a link to its area. */
export function FirstSteps({ steps, hrefOf, onGo }: FirstStepsProps) {
  return (
    <ul className={styles.first} role="list">
      {steps.map(({ area, todo }) => (
        <li key={`${area} ${todo}`} className={styles.firstStep}>
          <a
            className={styles.firstLink}
            href={hrefOf(area)}
            onClick={(event) => {
              event.preventDefault();
              onGo(area);
            }}
          >
            <span className={styles.todo}>{todo}</span>
            <ArrowDownIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
