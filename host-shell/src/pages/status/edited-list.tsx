import { text } from "shared-runtime/theme/typography.css.ts";
import { danish } from "./danish-format.ts";
import * as styles from "./status-page.css.ts";
import type { WidgetStatus } from "./widget-status.ts";

const shown = 10;

/** Published pages that still have `data-widget-editing`. Renders nothing for an empty list. */
export function EditedList({ id, pages }: { readonly id: string; readonly pages: WidgetStatus["edited"] }) {
  const more = pages.length - shown;
  if (pages.length === 0) return null;
  return (
    <div className={styles.part} id={id}>
      <h3 className={text.title}>Glemt redigering</h3>
      <p className={styles.entryFacts}>
        Her står data-widget-editing stadig på siden. Besøgende ser værktøjet, som det skal være. Fjern attributten, og
        sæt ?widget-editing efter sidens adresse i stedet.
      </p>
      <ul className={styles.entries} role="list">
        {pages.slice(0, shown).map(({ page, seenAt }) => (
          <li className={styles.entryFacts} key={page}>
            {page}, senest set <time dateTime={seenAt.toISOString()}>{danish.day(seenAt)}</time>.{" "}
            <a href={`/embed/min-side?side=${encodeURIComponent(page)}`}>Se siden efter</a>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.entryFacts}>{more === 1 ? "og 1 mere" : `og ${danish.count(more)} mere`}</p>}
    </div>
  );
}
