import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from "react";
import { FieldProblem } from "../field/field-problem.tsx";
import * as field from "../field/field.css.ts";
import * as styles from "./text-field.css.ts";

export interface TextFieldProps {
  /** Unique in the tree it stands in: what describes the field is named after it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What helps to fill it in. It stands above the field, where nothing covers it. */
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong and what to do about it. */
  readonly problem?: string | undefined;
  /** Read out before the problem. */
  readonly problemWord?: string;
  readonly type?: "text" | "email" | "tel";
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: "words" | "none";
  readonly required?: boolean;
  readonly width?: keyof typeof styles.width;
}

/** A line of text under its label. */
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
        // Names and addresses are in no dictionary.
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
