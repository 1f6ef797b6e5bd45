import type { ReactNode } from "react";
import * as styles from "./key-value-summary.css.ts";

export interface KeyValue {
  readonly label: string;
  readonly value: ReactNode;
  /** A button or link that changes the value. Its name must contain the label. */
  readonly action?: ReactNode;
}

/** Facts about a thing, one per row. Use `AnswerSummary` for the answers of a flow. */
export function KeyValueSummary({ rows }: { readonly rows: readonly KeyValue[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ label, value, action }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {action !== undefined && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
