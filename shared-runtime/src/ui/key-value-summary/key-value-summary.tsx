import type { ReactNode } from "react";
import * as styles from "./key-value-summary.css.ts";

export interface KeyValue {
  readonly label: string;
  readonly value: ReactNode;
  /** A button or link that changes the value; its name contains the label. */
  readonly action?: ReactNode;
}

/** What is known about a thing, a row each. For the answers of a flow there is `AnswerSummary`. */
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
