import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import type { RegistryEvent } from "../../services/widget-registry/widget-registry.tables.ts";
import { danish } from "./danish-format.ts";
import { eventSentence } from "./event-sentence.ts";
import { HealingReason, Reason } from "./reason.tsx";
import * as styles from "./status-page.css.ts";

const shown = 8;

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
            {(["heal", "withdraw", "revoke-key"] as const).some((action) => action === event.action) && (
              <span className={styles.health.bad}>
                <StatusIcon status="bad" />
              </span>
            )}
            <span>{eventSentence(event)}</span>
          </p>
          <WhyDone event={event} />
          <p className={styles.entryFacts}>
            <time dateTime={event.at.toISOString()}>{danish.moment(event.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

function WhyDone({ event: { action, reason, failures } }: { readonly event: RegistryEvent }) {
  // The sentence of an `end` event already contains the reason.
  if (reason === null || action === "end") return null;
  if (action === "heal") return <HealingReason text={reason} failures={failures ?? undefined} />;
  if (action === "withdraw" || action === "revoke-key") return <Reason label="Begrundelse" text={reason} />;
  // These events have a reason only if they were forced.
  return <Reason label={action === "publish" ? "Udgivet alligevel" : "Givet fri alligevel"} text={reason} />;
}
