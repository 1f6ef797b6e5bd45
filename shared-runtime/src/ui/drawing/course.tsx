import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A flip chart with a drawn curve. */
export function CourseDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.pen} d="M40 86l-12 26M80 86l12 26M60 92v16" />
      <rect className={styles.shaded} x="22" y="18" width="76" height="72" rx="4" />
      <path className={styles.paper} d="M24 16h72v64c-6 6-14 8-24 8H28a4 4 0 0 1-4-4z" />
      <path className={styles.ink} d="M22 11h76a3 3 0 0 1 3 3v5H19v-5a3 3 0 0 1 3-3z" />
      <circle className={styles.sun} cx="78" cy="38" r="9" />
      <path className={styles.penOnPaper} d="M36 32v40h48" />
      <path className={styles.accentOnPaper} d="M42 66c10-2 12-14 20-14s8 4 16-2" />
    </Drawing>
  );
}
