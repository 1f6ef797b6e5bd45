import { heading } from "shared-runtime/theme/typography.css.ts";
import { danish } from "./danish-format.ts";
import { HealthMark } from "./health-mark.tsx";
import * as styles from "./status-page.css.ts";
import { WidgetName } from "./widget-name.tsx";
import type { WidgetStatus } from "./widget-status.ts";

/** One line per widget, the worst first. */
export function Overview({ widgets }: { readonly widgets: readonly WidgetStatus[] }) {
  return (
    <section className={styles.overview} aria-labelledby="overblik">
      <h2 className={heading.xl} id="overblik">
        Den sidste time
      </h2>
      <ul className={styles.lines} role="list">
        {widgets.map(({ name, title, health, channels, standing }) => (
          <li className={styles.line} key={name}>
            <div className={styles.linePart}>
              <a className={styles.lineName} href={`#${name}`}>
                <WidgetName name={name} title={title} />
              </a>
              <HealthMark health={health} />
            </div>
            <div className={styles.linePart}>
              <span className={styles.lineVersion}>
                {channels.find(({ channel }) => channel === "stable")?.version ?? "Intet"} på stable
              </span>
              {standing.mounted + standing.failed > 0 && (
                <span className={styles.lineFigures}>
                  <span>{danish.count(standing.mounted)} vist</span> <span>{danish.failureShare(standing)} fejlet</span>{" "}
                  <span>{danish.loadTime(standing)}</span>
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
