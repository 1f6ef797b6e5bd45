import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A folded map with a place marked. */
export function MapDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.paper} d="M12 34l32-12v72l-32 12z" />
      <path className={styles.shaded} d="M44 22l32 12v72L44 94z" />
      <path className={styles.paper} d="M76 34l32-12v72l-32 12z" />
      <path className={styles.penOnPaper} d="M20 88c8-2 10-14 24-16s16 10 32 4 14-16 24-20" strokeDasharray="0.1 6" />
      <path className={styles.accent} d="M66 68c-12-14-17-20-17-28a17 17 0 0 1 34 0c0 8-5 14-17 28z" />
      <circle className={styles.paper} cx="66" cy="40" r="6.5" />
    </Drawing>
  );
}
