import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** A payslip with its total marked, and a stack of coins. */
export function SalaryDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="62" cy="60" r="50" />
      <g transform="rotate(-5 52 58)">
        <rect className={styles.paper} x="20" y="12" width="62" height="86" rx="4" />
        <path className={styles.penOnPaper} d="M29 25h20" />
        <path className={styles.writing} d="M30 39h24M66 39h6M30 50h18M66 50h6M30 61h22M66 61h6" />
        <rect className={styles.sun} x="26" y="73" width="50" height="14" rx="3" />
        <path className={styles.penOnPaper} d="M32 80h12M60 80h10" />
      </g>
      <g>
        <path className={styles.sun} d="M70 84v18c0 4 8 7 18 7s18-3 18-7V84" />
        <path className={styles.penOnPaper} d="M70 84v18c0 4 8 7 18 7s18-3 18-7V84M70 93c0 4 8 7 18 7s18-3 18-7" />
        <ellipse className={styles.sun} cx="88" cy="84" rx="18" ry="7" />
        <ellipse className={styles.penOnPaper} cx="88" cy="84" rx="18" ry="7" />
      </g>
      <path className={styles.accentPen} d="M88 64V44M80 52l8-8 8 8" />
    </Drawing>
  );
}
