import { memo } from "react";
import * as checkbox from "../checkbox/checkbox.css.ts";
import { ChoiceRow } from "../choice-row.tsx";
import type { FieldProps } from "../control-props.ts";
import { FieldGroup } from "../field-group.tsx";
import type { Option } from "../option.ts";

export interface CheckboxGroupProps extends FieldProps {
  readonly options: readonly Option[];
  /** The chosen values, in the order of the options. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** A choice of any number of options. */
export const CheckboxGroup = memo(function CheckboxGroup({ options, value, onChange, ...field }: CheckboxGroupProps) {
  const changed = (option: string, isOn: boolean) => {
    const isChosen = (one: string) => (one === option ? isOn : value.includes(one));
    onChange(options.map((one) => one.value).filter(isChosen));
  };
  return (
    <FieldGroup {...field}>
      {options.map((option) => (
        <ChoiceRow key={option.value} id={`${field.id}-${option.value}`} option={option}>
          {(control) => (
            <input
              {...control}
              className={checkbox.box}
              type="checkbox"
              name={field.name}
              value={option.value}
              checked={value.includes(option.value)}
              aria-invalid={field.problem !== undefined || undefined}
              onChange={({ currentTarget }) => changed(option.value, currentTarget.checked)}
            />
          )}
        </ChoiceRow>
      ))}
    </FieldGroup>
  );
});
