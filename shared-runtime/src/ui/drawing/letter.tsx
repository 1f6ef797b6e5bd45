import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** An opened envelope with a letter in it. */
export function LetterDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.shaded} d="M12 54l44-33a7 7 0 0 1 8 0l44 33z" />
      <rect className={styles.paper} x="26" y="12" width="68" height="78" rx="4" />
      <path className={styles.penOnPaper} d="M36 25h20" />
      <path className={styles.writing} d="M37 37h46M37 47h40M37 57h30" />
      <path className={styles.shaded} d="M12 54l48 34 48-34v48a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5z" />
      <path className={styles.penOnPaper} d="M16 104l30-26M104 104L74 78" />
      <circle className={styles.sun} cx="60" cy="88" r="11" />
      <path className={styles.accentOnPaper} d="M55 88l4 4 7-8" />
    </Drawing>
  );
}
