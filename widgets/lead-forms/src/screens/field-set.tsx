import { type ReactNode, useId } from "react";
import * as field from "shared-runtime/ui/field/field.css.ts";
import * as styles from "./form-screen.css.ts";

interface FieldSetProps {
  /** Without a legend, the fields are laid out together, and that is all. */
  readonly legend?: string;
  readonly hint?: string;
  readonly columns: 1 | 2;
  readonly children: ReactNode;
}

/** Fields that belong together, in columns where there is room. */
export function FieldSet({ legend, hint, columns, children }: FieldSetProps) {
  const hintId = useId();
  const fields = <div className={styles.fields[columns]}>{children}</div>;
  if (legend === undefined) return fields;
  return (
    <fieldset className={styles.set} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      {fields}
    </fieldset>
  );
}
