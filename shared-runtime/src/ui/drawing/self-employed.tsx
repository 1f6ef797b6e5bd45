import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A small shop with an awning. */
export function SelfEmployedDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <rect className={styles.paper} x="22" y="46" width="76" height="58" rx="2" />
      <path className={styles.penOnPaper} d="M22 46v58h76V46" />
      <rect className={styles.sun} x="64" y="62" width="22" height="42" />
      <rect className={styles.shaded} x="32" y="62" width="24" height="22" />
      <path className={styles.penOnPaper} d="M32 62h24v22H32zM64 104V62h22v42M70 84h1" />
      <path
        className={styles.accent}
        d="M22 22h76l10 24c0 8-16 8-16 0 0 8-16 8-16 0 0 8-16 8-16 0 0 8-16 8-16 0 0 8-16 8-16 0 0 8-16 8-16 0z"
      />
      <path className={styles.onAccent} d="M44 24l-4 20M60 24v20M76 24l4 20" />
    </Drawing>
  );
}
