import { memo } from "react";
import { controlProps, type FieldProps, hintIdOf, problemIdOf } from "../control-props.ts";
import { FieldFrame } from "../field.tsx";
import { FieldProblem } from "../field-problem.tsx";
import * as field from "../field.css.ts";
import * as styles from "./checkbox.css.ts";

/** The label is text only: a link in it would take the presses meant for the box. The hint is below it. */
export interface CheckboxProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const Checkbox = memo(function Checkbox({ checked, onChange, ...props }: CheckboxProps) {
  const { id, name, label, hint, problem, problemWord = "Fejl" } = props;
  const describedBy = [problem !== undefined && problemIdOf(id), hint !== undefined && hintIdOf(id)].filter(Boolean);
  return (
    <FieldFrame name={name} problem={problem}>
      {problem !== undefined && <FieldProblem id={problemIdOf(id)} problem={problem} word={problemWord} />}
      <label className={styles.choice} htmlFor={id}>
        <input
          {...controlProps(props)}
          aria-describedby={describedBy.join(" ") || undefined}
          className={styles.box}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintIdOf(id)} className={`${field.hint} ${styles.hint}`}>
          {hint}
        </p>
      )}
    </FieldFrame>
  );
});
