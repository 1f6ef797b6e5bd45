import type { ReactNode } from "react";
import { FieldProblem } from "../field/field-problem.tsx";
import * as field from "../field/field.css.ts";
import * as styles from "./checkbox.css.ts";

export interface CheckboxProps {
  /** Unique in its tree. The ids of hint and error are derived from it. */
  readonly id: string;
  readonly name: string;
  /** Text only: a link in the label would take the presses meant for the box. */
  readonly label: string;
  /** Text below the label; may contain links. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The error: what is wrong and what to do. */
  readonly problem?: string | undefined;
  /** Read out before the error. */
  readonly problemWord?: string;
  readonly required?: boolean;
}

export function Checkbox({
  id,
  name,
  label,
  hint,
  checked,
  onChange,
  problem,
  problemWord = "Fejl",
  required = false,
}: CheckboxProps) {
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const describedBy = [problem !== undefined && problemId, hint !== undefined && hintId].filter(Boolean).join(" ");
  return (
    <div className={problem === undefined ? field.field : `${field.field} ${field.wrong}`}>
      {problem !== undefined && <FieldProblem id={problemId} problem={problem} word={problemWord} />}
      <label className={styles.choice} htmlFor={id}>
        <input
          id={id}
          className={styles.box}
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={describedBy || undefined}
          aria-invalid={problem !== undefined || undefined}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className={`${field.hint} ${styles.hint}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
