import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, memo } from "react";
import { controlProps, type FieldProps } from "../control-props.ts";
import { Field } from "../field.tsx";
import * as styles from "../input.css.ts";

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: "text" | "email";
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: "words" | "none";
  readonly width?: keyof typeof styles.width;
}

/** A labelled single-line text field. */
export const TextField = memo(function TextField({
  value,
  onChange,
  type = "text",
  inputMode,
  autoComplete,
  autoCapitalize,
  width = "full",
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        className={`${styles.input[field.problem === undefined ? "right" : "wrong"]} ${styles.width[width]}`}
        type={type}
        value={value}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        // Spell checkers know neither names nor addresses.
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
});
