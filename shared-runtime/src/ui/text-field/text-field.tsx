import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from "react";
import { FieldProblem } from "../field/field-problem.tsx";
import * as field from "../field/field.css.ts";
import * as styles from "./text-field.css.ts";

export interface TextFieldProps {
  /** Unique in its tree. The ids of hint and error are derived from it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Shown above the field, where the keyboard does not cover it. */
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error: what is wrong and what to do. */
  readonly problem?: string | undefined;
  /** Read out before the error. */
  readonly problemWord?: string;
  readonly type?: "text" | "email" | "tel";
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: "words" | "none";
  readonly required?: boolean;
  readonly width?: keyof typeof styles.width;
}

/** A labelled single-line text field. */
export function TextField({
  id,
  label,
  hint,
  onChange,
  problem,
  problemWord = "Fejl",
  type = "text",
  required = false,
  width = "full",
  ...rest
}: TextFieldProps) {
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const describedBy = [hint !== undefined && hintId, problem !== undefined && problemId].filter(Boolean).join(" ");
  return (
    <div className={problem === undefined ? field.field : `${field.field} ${field.wrong}`}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      {problem !== undefined && <FieldProblem id={problemId} problem={problem} word={problemWord} />}
      <input
        {...rest}
        id={id}
        className={`${styles.input[problem === undefined ? "right" : "wrong"]} ${styles.width[width]}`}
        type={type}
        aria-describedby={describedBy || undefined}
        aria-invalid={problem !== undefined || undefined}
        aria-required={required || undefined}
        // Spell checkers know neither names nor addresses.
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
