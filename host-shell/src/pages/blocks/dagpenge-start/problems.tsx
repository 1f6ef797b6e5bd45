import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import * as styles from "shared-runtime/ui/field/error-summary/error-summary.css.ts";
import { controlId } from "./control-id.ts";
import type { Parameter } from "./rules/read-answers.ts";

interface ProblemsProps {
  readonly id: string;
  readonly formId: string;
  readonly problems: ReadonlyMap<Parameter, string>;
  readonly level: "h2" | "h3";
}

/** The errors of the form, each with a link to its field. The address of the answer leads here, which takes the focus. */
export function Problems({ id, formId, problems, level: Heading }: ProblemsProps) {
  return (
    <div className={styles.summary} id={id} role="group" tabIndex={-1} aria-labelledby={`${id}-titel`}>
      <Heading className={styles.title} id={`${id}-titel`}>
        <span className={styles.mark}>
          <StatusIcon status="bad" />
        </span>
        Ret dette, så regner vi videre
      </Heading>
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
