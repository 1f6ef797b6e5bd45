import { useId } from "react";
import type { Facts } from "shared-runtime/service-forms/form-field.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import * as styles from "./facts-panel.css.ts";

/** A figure that is calculated from the input. Changes are read out politely. */
export function FactsPanel({ facts: { title, text: rule, rows } }: { readonly facts: Facts }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className={text.title}>
        {title}
      </h3>
      <p>{rule}</p>
      <div role="status">
        {rows.length > 0 && (
          <dl className={styles.rows}>
            {rows.map(({ label, value }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
