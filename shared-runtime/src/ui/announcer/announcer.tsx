import * as styles from "../visually-hidden/visually-hidden.css.ts";

export interface AnnouncerProps {
  /** Each new text is read out once. An empty text is not. */
  readonly message: string;
}

/**
 * A polite live region. It must be on the page before its message, so render it always and change the message.
 */
export function Announcer({ message }: AnnouncerProps) {
  return (
    <div className={styles.hidden} role="status">
      {message}
    </div>
  );
}
