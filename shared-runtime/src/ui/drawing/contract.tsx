import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A signed contract with a seal. */
export function ContractDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="58" cy="60" r="50" />
      <rect className={styles.shaded} x="34" y="14" width="64" height="88" rx="4" transform="rotate(6 66 58)" />
      <path className={styles.paper} d="M28 12h44l18 18v70a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z" />
      <path className={styles.shaded} d="M72 12v14a4 4 0 0 0 4 4h14z" />
      <path className={styles.penOnPaper} d="M34 27h22" />
      <path className={styles.writing} d="M34 42h44M34 52h38M34 62h42" />
      <path className={styles.penOnPaper} d="M34 90c5-10 9-12 9-6s-5 8-2 8 7-8 10-8-1 7 2 7 6-4 9-4" />
      <path className={styles.sun} d="M78 92l-6 20 10-5 10 5-6-20z" />
      <circle className={styles.accent} cx="82" cy="84" r="13" />
      <path className={styles.onAccent} d="M76 84l4.5 4.5 8-9" />
    </Drawing>
  );
}
