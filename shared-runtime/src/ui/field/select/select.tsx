import { memo } from "react";
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
}

function SelectField<Value extends string>({ options, value, onChange, emptyLabel, ...field }: SelectProps<Value>) {
  return (
    <Field {...field}>
      <SelectBox field={field} options={options} value={value} onChange={onChange} emptyLabel={emptyLabel} />
    </Field>
  );
}

/** A labelled native select. */
export const Select = memo(SelectField) as typeof SelectField;
