import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A folded map of Denmark with a place marked. */
export function MapDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.paper} d="M10 32l33-12v76l-33 12z" />
      <path className={styles.shaded} d="M43 20l34 12v76L43 96z" />
      <path className={styles.paper} d="M77 32l33-12v76l-33 12z" />
      <path
        className={styles.sun}
        d="M28 92c-3-10-5-19-4-29 0-9 4-15 11-18 6-2 9-7 15-11-1 6-2 10-1 14 6 1 8 5 6 9-3 5-6 6-4 12 3 6-2 10-4 15-1 4 0 7-1 11z"
      />
      <path className={styles.sun} d="M58 76c4-3 9-2 10 2s-1 9-5 10-8-1-9-5 1-5 4-7z" />
      <path className={styles.sun} d="M78 70c5-4 12-6 17-3 4 3 2 9 1 14s-3 8-8 9c-4 1-6-2-10-4-4-3-6-11 0-16z" />
      <path className={styles.accent} d="M87 78C77 66 72 59 72 52a15 15 0 0 1 30 0c0 7-5 14-15 26z" />
      <circle className={styles.paper} cx="87" cy="52" r="6" />
    </Drawing>
  );
}
