import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** An umbrella over a briefcase in the rain. */
export function UnemploymentFundDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="62" r="50" />
      <path className={styles.pen} d="M14 22l-4 9M34 6l-4 9M90 6l-4 9M112 20l-4 9" />
      <path
        className={styles.sun}
        d="M14 62a46 46 0 0 1 92 0c-5-7-18-7-23 0-5-7-18-7-23 0-5-7-18-7-23 0-5-7-18-7-23 0z"
      />
      <path className={styles.accent} d="M60 16c-14 10-23 26-23 46 5-7 18-7 23 0 5-7 18-7 23 0 0-20-9-36-23-46z" />
      <path className={styles.pen} d="M60 10v6M60 62v40a7 7 0 0 1-14 0" />
      <rect className={styles.ink} x="70" y="84" width="36" height="25" rx="4" />
      <path className={styles.pen} d="M81 84v-4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v4" />
      <path className={styles.penOnInk} d="M71 95h34M88 93v4" />
    </Drawing>
  );
}
