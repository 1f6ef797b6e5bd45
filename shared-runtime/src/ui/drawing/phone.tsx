import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A telephone receiver, off the hook: somebody answers. */
export function PhoneDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="58" cy="62" r="50" />
      <path className={styles.pen} d="M30 96c-8 4-12 0-10-4s9-3 8 2-9 8-12 4-1-10 4-9" />
      <g transform="rotate(-38 56 66)">
        <path
          className={styles.ink}
          d="M12 64c0-26 22-40 44-40s44 14 44 40v8a5 5 0 0 1-5 5H77a5 5 0 0 1-5-5v-9c0-7-8-10-16-10s-16 3-16 10v9a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5z"
        />
        <path className={styles.accentPen} d="M17 84h18M77 84h18" />
      </g>
      <path
        className={styles.sun}
        d="M68 8h36a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7H92l-9 9v-9H68a7 7 0 0 1-7-7V15a7 7 0 0 1 7-7z"
      />
      <path className={styles.penOnPaper} d="M72 20h28M72 30h16" />
    </Drawing>
  );
}
