import { text as type } from "shared-runtime/theme/typography.css.ts";
import { InState } from "./in-state.tsx";
import * as styles from "./signup-next.css.ts";

export interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly doneText?: string | undefined;
}

/** One of the steps after a sign-up. */
export function Step({ number, title, text, doneText }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className={type.title}>{title}</h3>
        <p className={type.soft}>
          <InState open={text} done={doneText} />
        </p>
      </div>
    </li>
  );
}
