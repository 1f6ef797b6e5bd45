import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A flip chart with a rising curve. */
export function CourseDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.pen} d="M40 86l-12 26M80 86l12 26M60 92v16" />
      <rect className={styles.shaded} x="21" y="17" width="78" height="75" rx="4" />
      <path className={styles.paper} d="M23 15h74v61c0 8-6 12-14 12H27a4 4 0 0 1-4-4z" />
      <path className={styles.shaded} d="M97 76c0 8-6 12-14 12 5-3 5-7 4-10 4 1 8 0 10-2z" />
      <path className={styles.ink} d="M22 11h76a3 3 0 0 1 3 3v6H19v-6a3 3 0 0 1 3-3z" />
      <circle className={styles.sun} cx="48" cy="41" r="10" />
      <path className={styles.penOnPaper} d="M35 30v46h42" />
      <path className={styles.accentOnPaper} d="M42 68c20 0 30-10 40-32M74 40l8-4 3 8" />
    </Drawing>
  );
}
