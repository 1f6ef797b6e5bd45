import type { ReactNode } from "react";
import * as styles from "./checkbox/checkbox.css.ts";
import { hintIdOf } from "./control-props.ts";
import { hint as hintStyle } from "./field.css.ts";
import type { Option } from "./option.ts";

interface ChoiceRowProps {
  readonly id: string;
  readonly option: Option;
  readonly children: (control: { readonly id: string; readonly "aria-describedby": string | undefined }) => ReactNode;
}

/** One option of a group: its control, and its label, which can be pressed as well. */
export function ChoiceRow({ id, option: { label, hint, note }, children }: ChoiceRowProps) {
  return (
    <div>
      <label className={styles.choice} htmlFor={id}>
        {children({ id, "aria-describedby": hint === undefined ? undefined : hintIdOf(id) })}
        {note === undefined ? (
          <span className={styles.label}>{label}</span>
        ) : (
          <span className={`${styles.label} ${styles.noted}`}>
            <span>{label}</span> <span className={styles.note}>{note}</span>
          </span>
        )}
      </label>
      {hint !== undefined && (
        <p id={hintIdOf(id)} className={`${hintStyle} ${styles.hint}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
