import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import * as styles from "shared-runtime/ui/field/error-summary/error-summary.css.ts";
import { controlId } from "./control-id.ts";
import type { Parameter } from "./rules/read-answers.ts";

interface ProblemsProps {
  readonly id: string;
  readonly formId: string;
  readonly problems: ReadonlyMap<Parameter, string>;
}

/** The errors of the form, each with a link to its field. The address of the answer leads here, which takes the focus. */
export function Problems({ id, formId, problems }: ProblemsProps) {
  return (
    <div className={styles.summary} id={id} role="group" tabIndex={-1} aria-labelledby={`${id}-titel`}>
      <h3 className={styles.title} id={`${id}-titel`}>
        <span className={styles.mark}>
          <StatusIcon status="bad" />
        </span>
        Ret dette, så regner vi videre
      </h3>
      <ul className={styles.list} role="list">
        {[...problems].map(([parameter, message]) => (
          <li key={parameter}>
            <a className={styles.link} href={`#${controlId(formId, parameter)}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
