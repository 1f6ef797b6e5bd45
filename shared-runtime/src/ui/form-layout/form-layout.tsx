import type { ReactNode } from "react";
import * as styles from "./form-layout.css.ts";

/** The fields of a form below each other, at most as wide as a line of text. */
export function FormFields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Fields that belong together, such as postal code and city: side by side if there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface SizedFieldProps {
  /** The kind of text in the field. `half` shares a row with another `half`. */
  readonly width: keyof typeof styles.width;
  readonly children: ReactNode;
}

/** A field in a row, as wide as its usual text. */
export function SizedField({ width, children }: SizedFieldProps) {
  return <div className={styles.width[width]}>{children}</div>;
}
