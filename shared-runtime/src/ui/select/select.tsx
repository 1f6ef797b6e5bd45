import * as field from "../field/field.css.ts";
import { ChevronDownIcon } from "../icon/icon.tsx";
import * as styles from "./select.css.ts";

export interface SelectProps<Value extends string> {
  /** Unique in its tree. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A labelled native select. */
export function Select<Value extends string>({ id, label, options, onChange, ...rest }: SelectProps<Value>) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          {...rest}
          id={id}
          className={styles.select}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
        >
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
    </div>
  );
}
