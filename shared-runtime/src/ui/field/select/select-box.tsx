import type { FocusEventHandler, HTMLInputAutoCompleteAttribute } from "react";
import { ChevronDownIcon } from "../../icon/icon.tsx";
import { controlProps, type FieldProps } from "../control-props.ts";
import type { Option } from "../option.ts";
import * as styles from "./select.css.ts";

export interface SelectBoxProps<Value extends string> {
  /** The field whose control the select is. */
  readonly field: FieldProps;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Label of a first option with an empty value, for a field that begins without a choice: "Vælg et emne". */
  readonly emptyLabel?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: FocusEventHandler;
}

/** A native select, drawn like the other controls. */
export function SelectBox<Value extends string>({
  field,
  options,
  value,
  onChange,
  emptyLabel,
  ...handlers
}: SelectBoxProps<Value>) {
  return (
    <span className={styles.frame}>
      <select
        {...controlProps(field)}
        {...handlers}
        className={styles.select[field.problem === undefined ? "right" : "wrong"]}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {emptyLabel !== undefined && (
          <option value="" className={styles.option}>
            {emptyLabel}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} className={styles.option}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron} aria-hidden>
        <ChevronDownIcon />
      </span>
    </span>
  );
}
