import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** An opened envelope with a letter in it. */
export function LetterDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.shaded} d="M12 56l44-33a7 7 0 0 1 8 0l44 33z" />
      <rect className={styles.paper} x="26" y="14" width="68" height="76" rx="4" />
      <path className={styles.penOnPaper} d="M36 28h18" />
      <path className={styles.writing} d="M36 40h48M36 50h40" />
      <path className={styles.shaded} d="M12 56l48 32 48-32v46a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5z" />
      <path className={styles.penOnPaper} d="M15 105l33-25M105 105L72 80" />
      <circle className={styles.accent} cx="82" cy="30" r="0" />
    </Drawing>
  );
}
