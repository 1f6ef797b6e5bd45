import type { ReactNode } from "react";
import * as styles from "./fact-list.css.ts";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** A second line, in a softer colour. */
  readonly note?: ReactNode;
}

/** Facts with their labels. Draws nothing without facts. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, note }) => (
        <div className={styles.fact} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <div className={styles.main}>{value}</div>
            {note && <div className={styles.note}>{note}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
