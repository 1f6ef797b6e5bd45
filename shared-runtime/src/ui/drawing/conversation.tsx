import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** Two speech bubbles: a statement and an answer. */
export function ConversationDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path
        className={styles.paper}
        d="M18 14h60a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H40L26 78V64h-8a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z"
      />
      <path className={styles.writing} d="M24 39h48M24 49h18" />
      <path className={styles.accentOnPaper} d="M23 28h22" />
      <path
        className={styles.ink}
        d="M54 54h48a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-6v13L83 98H54a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8z"
      />
      <circle className={styles.sun} cx="64" cy="76" r="4" />
      <circle className={styles.sun} cx="78" cy="76" r="4" />
      <circle className={styles.sun} cx="92" cy="76" r="4" />
    </Drawing>
  );
}
