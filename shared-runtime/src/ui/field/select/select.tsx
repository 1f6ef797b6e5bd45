import { type HTMLInputAutoCompleteAttribute, memo } from "react";
import type { FieldProps } from "../control-props.ts";
import { Field } from "../field.tsx";
import type { Option } from "../option.ts";
import { SelectBox } from "./select-box.tsx";

export interface SelectProps<Value extends string> extends FieldProps {
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Label of a first option with an empty value, for a field that begins without a choice: "Vælg et emne". */
  readonly emptyLabel?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, emptyLabel, autoComplete, ...field } = props;
  return (
    <Field {...field}>
      <SelectBox
        field={field}
        options={options}
        value={value}
        onChange={onChange}
        emptyLabel={emptyLabel}
        autoComplete={autoComplete}
      />
    </Field>
  );
}

/** A labelled native select. */
export const Select = memo(SelectField) as typeof SelectField;
