import { StatusIcon } from "../status-icon/status-icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./field.css.ts";

interface FieldProblemProps {
  readonly id: string;
  readonly problem: string;
  /** Read out in front of the error. */
  readonly word: string;
}

/** The error of one field. The field refers to it by `aria-describedby`. */
export function FieldProblem({ id, problem, word }: FieldProblemProps) {
  return (
    <p id={id} className={styles.problem}>
      <span className={styles.mark}>
        <StatusIcon status="bad" />
      </span>
      <span className={styles.words}>
        <VisuallyHidden>{word}: </VisuallyHidden>
        {problem}
      </span>
    </p>
  );
}
