import { type ReactNode, memo, useEffect, useState } from "react";
import type { FieldProps } from "../control-props.ts";
import { Field } from "../field.tsx";
import type { Option } from "../option.ts";
import { SelectBox } from "../select/select-box.tsx";
import { comboboxTexts, type ComboboxTexts } from "./combobox.texts.ts";
import type { SearchBoxProps } from "./search-box.tsx";

export interface ComboboxProps extends FieldProps {
  readonly options: readonly Option[];
  /** The value of an option; `""` until one is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly texts?: Partial<ComboboxTexts>;
}

/**
 * One of many options, found by typing. A native select is used until the search is loaded and the select does not have
 * the focus, and for good if the search cannot be loaded.
 */
export const Combobox = memo(function Combobox({ options, value, onChange, texts, ...field }: ComboboxProps) {
  const words = { ...comboboxTexts, ...texts };
  const [Search, setSearch] = useState<{ readonly Box: (props: SearchBoxProps) => ReactNode }>();
  const [focused, setFocused] = useState(false);
  const [isSwapped, setSwapped] = useState(false);
  useEffect(() => {
    let wanted = true;
    import("./search-box.tsx").then(
      ({ SearchBox }) => wanted && setSearch({ Box: SearchBox }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (Search && !focused && !isSwapped) setSwapped(true);
  const box = { field, options, value, onChange };
  return (
    <Field {...field}>
      {Search && isSwapped ? (
        <Search.Box {...box} texts={words} />
      ) : (
        <SelectBox
          {...box}
          emptyLabel={words.empty}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      )}
    </Field>
  );
});
