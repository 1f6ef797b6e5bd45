import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A shield in front of a policy. */
export function ShieldDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <g transform="rotate(-6 50 56)">
        <rect className={styles.paper} x="18" y="12" width="62" height="88" rx="4" />
        <path className={styles.accentOnPaper} d="M28 26h18" />
        <path className={styles.writing} d="M29 40h40M29 51h22M29 62h16" />
      </g>
      <path className={styles.ink} d="M78 38c8 6 18 9 30 9 0 32-8 53-30 64-22-11-30-32-30-64 12 0 22-3 30-9z" />
      <path
        className={styles.sun}
        d="M78 47.500c6 4 14 7 22 7.5-1 24-7 38-22 47-15-9-21-23-22-47 8-.5 16-3.5 22-7.500z"
      />
      <path className={styles.penOnPaper} d="M67 75l8 8 15-17" />
    </Drawing>
  );
}
