import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** An open door, with a chair in the light. */
export function DoorDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.sun} d="M46 10h46v98h14l6 10H60l-14-10z" />
      <path className={styles.accent} d="M46 10L22 20v94l24-6z" />
      <path className={styles.pen} d="M46 108V10h46v98M10 108h8M92 108h18" />
      <circle className={styles.paper} cx="40" cy="62" r="2.5" />
      <rect className={styles.penOnPaper} x="60" y="56" width="20" height="22" rx="5" />
      <path className={styles.penOnPaper} d="M57 86h26M61 86v18M79 86v18M70 78v8" />
    </Drawing>
  );
}
