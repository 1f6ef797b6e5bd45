import { text } from "shared-runtime/theme/typography.css.ts";
import { danish } from "./danish-format.ts";
import * as styles from "./status-page.css.ts";
import type { WidgetStatus } from "./widget-status.ts";

const shown = 10;

/** The reports from pages of unknown origins. Renders nothing if there are none. */
export function ElsewhereList({ mounted, failed, origins }: WidgetStatus["elsewhere"]) {
  const more = origins.length - shown;
  if (mounted + failed + origins.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={text.title}>Andre sider</h3>
      <p className={styles.entryFacts}>
        Sider, som serveren ikke kender, siger, at de viser værktøjet. Det tæller ikke med, før ALLOWED_ORIGINS nævner
        dem. Det sidste døgn: {danish.count(mounted)} vist, {danish.count(failed)} fejlet.
      </p>
      <ul className={styles.entries} role="list">
        {origins.slice(0, shown).map((origin) => (
          <li className={`${styles.entryFacts} ${styles.verbatim}`} key={origin}>
            {origin}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.entryFacts}>{more === 1 ? "og 1 mere" : `og ${danish.count(more)} mere`}</p>}
    </div>
  );
}
