import { text } from "shared-runtime/theme/typography.css.ts";
import { danish } from "./danish-format.ts";
import * as styles from "./status-page.css.ts";
import type { WidgetStatus } from "./widget-status.ts";

const shown = 10;

/** Pages whose visitors used to see the widget, and do not any more. Renders nothing for an empty list. */
export function StoppedList({ id, pages }: { readonly id: string; readonly pages: WidgetStatus["stopped"] }) {
  const more = pages.length - shown;
  if (pages.length === 0) return null;
  return (
    <div className={styles.part} id={id}>
      <h3 className={text.title}>Sider, der er holdt op</h3>
      <p className={styles.entryFacts}>
        Her så besøgende værktøjet, men nu melder ingen browser det mere. Måske er pladsen eller linjen med script
        blevet fjernet, da siden sidst blev gemt.
      </p>
      <ul className={styles.entries} role="list">
        {pages.slice(0, shown).map(({ page, lastDay, days }) => (
          <li className={styles.entryFacts} key={page}>
            {page}, senest set <time dateTime={lastDay}>{danish.day(new Date(lastDay))}</time> efter{" "}
            {danish.count(days)} dage. <a href={`/embed/min-side?side=${encodeURIComponent(page)}`}>Se siden efter</a>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.entryFacts}>{more === 1 ? "og 1 mere" : `og ${danish.count(more)} mere`}</p>}
    </div>
  );
}
