import { memo, type SyntheticEvent } from "react";
import { controlProps, type FieldProps } from "../control-props.ts";
import { Field } from "../field.tsx";
import * as styles from "../input.css.ts";

export interface DateFieldProps extends FieldProps {
  /** `2026-11-05`, empty, or `unfinishedDate`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The first and the last day that can be chosen, as `2026-11-05`. */
  readonly min?: string;
  readonly max?: string;
  readonly autoComplete?: "bday" | "off";
}

/**
 * The value of a date of which only a part is typed. No schema accepts this value, so that the part is not silently
 * dropped.
 */
export const unfinishedDate = "unfinished";

/** A date. The browser's own field uses the visitor's language and has a calendar. */
export const DateField = memo(function DateField({
  value,
  onChange,
  min,
  max,
  autoComplete = "off",
  ...field
}: DateFieldProps) {
  // Reads the field at other events, since browsers send no change event for a part of a date.
  const noticeUnfinished = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const typed = valueOf(currentTarget);
    if (typed !== value) onChange(typed);
  };
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        className={`${styles.input[field.problem === undefined ? "right" : "wrong"]} ${styles.width.phone}`}
        type="date"
        value={value === unfinishedDate ? "" : value}
        min={min}
        max={max}
        autoComplete={autoComplete}
        onChange={({ currentTarget }) => onChange(valueOf(currentTarget))}
        onKeyUp={noticeUnfinished}
        onBlur={noticeUnfinished}
      />
    </Field>
  );
});

const valueOf = ({ value, validity }: HTMLInputElement): string => (validity.badInput ? unfinishedDate : value);
