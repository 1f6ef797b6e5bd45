import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import type { RegistryEvent } from "../../services/widget-registry/registry-store.ts";
import { danish } from "./danish.ts";
import { eventSentence } from "./event-sentence.ts";
import * as styles from "./status-page.css.ts";
import { Reason } from "./version-list.tsx";

const shown = 8;

/** These need no reason, unless they were done although the registry refused. */
const forced: Readonly<Record<string, string>> = { publish: "Udgivet alligevel", promote: "Givet fri alligevel" };

export function EventList({ events }: { readonly events: readonly RegistryEvent[] }) {
  const older = events.length - shown;
  return (
    <>
      <Events events={events.slice(0, shown)} />
      {older > 0 && (
        <details>
          <summary className={styles.summary}>{older === 1 ? "1 ældre" : `${older} ældre`}</summary>
          <Events events={events.slice(shown)} />
        </details>
      )}
    </>
  );
}

function Events({ events }: { readonly events: readonly RegistryEvent[] }) {
  return (
    <ol className={styles.entries} role="list">
      {events.map((event) => (
        <li className={styles.entry} key={event.id}>
          <p className={styles.event}>
            {event.action === "heal" && (
              <span className={styles.health.bad}>
                <StatusIcon status="bad" />
              </span>
            )}
            <span>{eventSentence(event)}</span>
          </p>
          {event.reason !== null && <Reason label={forced[event.action] ?? "Begrundelse"} text={event.reason} />}
          <p className={styles.entryFacts}>
            <time dateTime={event.at.toISOString()}>{danish.moment(event.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
