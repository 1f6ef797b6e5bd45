import { memo } from "react";
import { controlProps, type FieldProps } from "../control-props.ts";
import { Field } from "../field.tsx";
import * as styles from "../input.css.ts";

export interface DateFieldProps extends FieldProps {
  /** `2026-11-05`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The first and the last day that can be chosen, as `2026-11-05`. */
  readonly min?: string;
  readonly max?: string;
  readonly autoComplete?: "bday" | "off";
}

/** A date. The browser's own field speaks the visitor's language and has a calendar. */
export const DateField = memo(function DateField({
  value,
  onChange,
  min,
  max,
  autoComplete = "off",
  ...field
}: DateFieldProps) {
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        className={`${styles.input[field.problem === undefined ? "right" : "wrong"]} ${styles.width.phone}`}
        type="date"
        value={value}
        min={min}
        max={max}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
});
