import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A shield before a policy. */
export function ShieldDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <rect className={styles.paper} x="18" y="14" width="62" height="86" rx="4" transform="rotate(-6 50 56)" />
      <path className={styles.writing} d="M27 33h34M28 43h24M29 53h16" transform="rotate(-6 50 56)" />
      <path className={styles.ink} d="M76 38c8 6 18 9 30 9 0 32-8 53-30 64-22-11-30-32-30-64 12 0 22-3 30-9z" />
      <path className={styles.sun} d="M76 47v54c16-9 22-24 22-47-8-1-15-3-22-7z" />
      <path className={styles.accentPen} d="M66 75l7 7 13-15" />
    </Drawing>
  );
}
