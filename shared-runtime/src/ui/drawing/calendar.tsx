import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A page of a calendar with one day chosen. */
export function CalendarDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="62" r="50" />
      <rect className={styles.shaded} x="20" y="24" width="80" height="82" rx="5" transform="rotate(4 60 64)" />
      <rect className={styles.paper} x="18" y="22" width="80" height="82" rx="5" />
      <path className={styles.accent} d="M23 22h70a5 5 0 0 1 5 5v15H18V27a5 5 0 0 1 5-5z" />
      <path className={styles.pen} d="M38 14v15M78 14v15" />
      <path className={styles.writing} d="M46 56h4M63 56h4M80 56h4M29 72h4M46 72h4M29 88h4M46 88h4M63 88h4" />
      <circle className={styles.sun} cx="73" cy="73" r="14" />
      <path className={styles.penOnPaper} d="M67 73l4.5 4.5 8-9" />
    </Drawing>
  );
}
