import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** An open door with light behind it. */
export function DoorDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.sun} d="M42 14h44v92H42z" />
      <path className={styles.sun} d="M42 106h44l16 8H52z" />
      <path className={styles.accent} d="M42 14l-20 8v90l20-6z" />
      <path className={styles.pen} d="M42 106V14h44v92M10 106h12M86 106h24" />
      <circle className={styles.paper} cx="37" cy="64" r="2.5" />
    </Drawing>
  );
}
