import * as styles from "../visually-hidden/visually-hidden.css.ts";

export interface AnnouncerProps {
  /** What has just happened. A change is read out once; an empty text is silence. */
  readonly message: string;
}

/**
 * A polite live region. It must be on the page before the message comes, so render it always and change the message.
 */
export function Announcer({ message }: AnnouncerProps) {
  return (
    <div className={styles.hidden} role="status">
      {message}
    </div>
  );
}
