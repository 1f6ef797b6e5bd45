import { CrossIcon } from "shared-runtime/ui/icon/icon.tsx";
import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { SiteMessage } from "../../services/site-settings/service-windows.ts";
import * as styles from "./service-messages.css.ts";

interface ServiceMessagesProps {
  readonly messages: readonly SiteMessage[];
  readonly closeLabel: string;
}

/** The current messages of the site. A script lets visitors close messages, and remembers the closed ones. */
export function ServiceMessages({ messages, closeLabel }: ServiceMessagesProps) {
  return messages.map(({ id, text }) => (
    <div key={id} className={styles.message} data-service-message={id}>
      <div className={styles.line}>
        <span className={styles.mark}>
          <StatusIcon status="warn" />
        </span>
        <p className={styles.text} id={`message-${id}`}>
          <VisuallyHidden>Bemærk: </VisuallyHidden>
          {text}
        </p>
        <button className={styles.close} type="button" aria-label={closeLabel} aria-describedby={`message-${id}`}>
          <CrossIcon />
        </button>
      </div>
    </div>
  ));
}
