import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A desk telephone that is being answered. */
export function PhoneDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="62" r="50" />
      <path className={styles.pen} d="M22 102c-9 3-13-3-9-7s9-1 6 3-9 2-9-4 2-10 2-16" />
      <path
        className={styles.accent}
        d="M38 58h44c5 0 8 3 9 8l8 34a8 8 0 0 1-8 10H29a8 8 0 0 1-8-10l8-34c1-5 4-8 9-8z"
      />
      <circle className={styles.paper} cx="60" cy="84" r="18" />
      <circle className={styles.writing} cx="60" cy="84" r="11.5" strokeDasharray="0.1 7.1" />
      <circle className={styles.sun} cx="60" cy="84" r="5" />
      <path
        className={styles.ink}
        d="M12 60c0-13 20-23 48-23s48 10 48 23v4a5 5 0 0 1-5 5H88a5 5 0 0 1-5-5v-5c0-4-10-6-23-6s-23 2-23 6v5a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5z"
      />
      <path
        className={styles.sun}
        d="M72 4h32a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H94l-8 8v-8H72a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z"
      />
      <path className={styles.penOnPaper} d="M76 13h24M76 21h14" />
    </Drawing>
  );
}
