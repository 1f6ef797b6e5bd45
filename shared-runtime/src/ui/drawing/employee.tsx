import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A person at a desk with a screen. */
export function EmployeeDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <circle className={styles.sun} cx="38" cy="40" r="15" />
      <path className={styles.ink} d="M12 92c0-20 10-32 26-32s26 12 26 32z" />
      <rect className={styles.paper} x="56" y="42" width="48" height="34" rx="4" />
      <path
        className={styles.penOnPaper}
        d="M56 46a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H60a4 4 0 0 1-4-4zM80 76v16"
      />
      <path className={styles.writing} d="M66 53h26M66 64h16" />
      <path className={styles.pen} d="M8 92h104" />
    </Drawing>
  );
}
