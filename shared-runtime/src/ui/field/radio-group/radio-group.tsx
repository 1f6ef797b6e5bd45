import { memo } from "react";
import type { FieldProps } from "../control-props.ts";
import { FieldGroup } from "../field-group.tsx";
import { ChoiceRow } from "../choice-row.tsx";
import type { Option } from "../option.ts";
import * as styles from "./radio-group.css.ts";

export interface RadioGroupProps<Value extends string> extends FieldProps {
  readonly options: readonly Option<Value>[];
  /** Empty until an option is chosen. */
  readonly value: Value | "";
  readonly onChange: (value: Value) => void;
}

function RadioFields<Value extends string>({ options, value, onChange, ...field }: RadioGroupProps<Value>) {
  return (
    <FieldGroup {...field} role="radiogroup">
      {options.map((option) => (
        <ChoiceRow key={option.value} id={`${field.id}-${option.value}`} option={option}>
          {(control) => (
            <input
              {...control}
              className={field.problem === undefined ? styles.button : `${styles.button} ${styles.wrong}`}
              type="radio"
              name={field.name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
          )}
        </ChoiceRow>
      ))}
    </FieldGroup>
  );
}

/** A choice of one option, with all options visible. */
export const RadioGroup = memo(RadioFields) as typeof RadioFields;
