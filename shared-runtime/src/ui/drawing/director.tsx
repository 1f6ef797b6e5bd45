import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** The chair at the head of a table. */
export function DirectorDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <rect className={styles.accent} x="43" y="14" width="34" height="46" rx="8" />
      <path className={styles.onAccent} d="M52 26h16M52 36h16" />
      <path className={styles.paper} d="M18 62h84l10 24H8z" />
      <path className={styles.penOnPaper} d="M18 62h84l10 24H8z" />
      <path className={styles.pen} d="M20 86v22M100 86v22" />
      <rect className={styles.sun} x="49" y="68" width="22" height="11" rx="2" />
    </Drawing>
  );
}
