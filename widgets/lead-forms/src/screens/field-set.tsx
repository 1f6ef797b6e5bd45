import { type ReactNode, useId } from "react";
import * as field from "shared-runtime/ui/field/field.css.ts";
import * as styles from "./form-screen.css.ts";

interface FieldSetProps {
  /** The title of the group. Without it, the fields are only laid out together. */
  readonly legend: string | undefined;
  readonly hint: string | undefined;
  /** If absent, the fields are laid out like the rest of the form. */
  readonly columns: 2 | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, in columns if there is room. */
export function FieldSet({ legend, hint, columns, children }: FieldSetProps) {
  const hintId = useId();
  const fields = columns === undefined ? children : <div className={styles.columns}>{children}</div>;
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
