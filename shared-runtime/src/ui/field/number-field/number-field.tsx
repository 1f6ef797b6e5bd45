import { memo, useId } from "react";
import { controlProps, type FieldProps } from "../control-props.ts";
import { Field } from "../field.tsx";
import * as input from "../input.css.ts";
import * as styles from "./number-field.css.ts";

export interface NumberFieldProps extends FieldProps {
  /** The number as typed, in Danish: "12.500,50". */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly decimals?: boolean;
  /** Shown after the number, and read out with it: "kr. om måneden". */
  readonly unit?: string;
}

/**
 * A number. A text field, since a field of type `number` loses texts that it cannot read, changes when the page is
 * scrolled, and refuses Danish decimals in some browsers.
 */
export const NumberField = memo(function NumberField({
  value,
  onChange,
  decimals = false,
  unit,
  ...field
}: NumberFieldProps) {
  const unitId = useId();
  return (
    <Field {...field}>
      <span className={styles.amount}>
        <input
          {...controlProps(field, unit === undefined ? undefined : unitId)}
          className={`${input.input[field.problem === undefined ? "right" : "wrong"]} ${styles.number}`}
          type="text"
          inputMode={decimals ? "decimal" : "numeric"}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {unit !== undefined && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
      </span>
    </Field>
  );
});
