import { heading } from "shared-runtime/theme/typography.css.ts";
import type { ActionNeeded } from "./actions-needed.ts";
import * as styles from "./status-page.css.ts";

/** What an operator or an editor must act on, with links to the widgets and lists below. */
export function ActionList({ actions }: { readonly actions: readonly ActionNeeded[] }) {
  return (
    <section className={styles.overview} aria-labelledby="handling">
      <h2 className={heading.xl} id="handling">
        Det skal nogen gøre noget ved
      </h2>
      {actions.length === 0 ? (
        <p className={styles.channelFacts}>Ingenting lige nu.</p>
      ) : (
        <ul className={styles.lines} role="list">
          {actions.map(({ summary, widgets }) => (
            <li className={styles.action} key={summary}>
              <strong>{summary}</strong>
              <span className={styles.actionLinks}>
                {widgets.map(({ title, href, count }) => (
                  <a className={styles.link} href={href} key={href}>
                    {title}
                    {count !== undefined && ` (${count})`}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
