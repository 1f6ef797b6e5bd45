import { Button } from "shared-runtime/ui/button/button.tsx";
import { panelParts } from "./panel-parts.ts";
import * as styles from "./session-debug.css.ts";

/** The debug panel of the session, closed and empty, since pages are the same for everyone. A script fills it. */
export function SessionDebug() {
  return (
    <section className={styles.panel} aria-label="Fejlsøgning af sessionen" data-session-debug="">
      <details className={styles.details}>
        <summary className={styles.summary}>Session</summary>
        <div className={styles.sheet}>
          <div className={styles.actions}>
            <Button variant="outline" data-copy="">
              Kopiér
            </Button>
            <p className={styles.told} role="status" data-told="" />
          </div>
          <div className={styles.parts} role="group" aria-label="Oplysninger" tabIndex={0}>
            {Object.entries(panelParts).map(([part, title]) => (
              <div key={part} className={styles.part} data-part={part}>
                <h2 className={styles.title}>{title}</h2>
                <dl className={styles.rows} />
              </div>
            ))}
          </div>
        </div>
      </details>
    </section>
  );
}
