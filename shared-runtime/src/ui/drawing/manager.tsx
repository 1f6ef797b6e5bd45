import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** One person in front of a team. */
export function ManagerDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <Bust x={26} y={50} size={0.8} />
      <Bust x={94} y={50} size={0.8} />
      <circle className={styles.sun} cx="60" cy="42" r="17" />
      <path className={styles.accent} d="M24 106c0-26 16-40 36-40s36 14 36 40z" />
      <path className={styles.onAccent} d="M50 68l10 14 10-14M60 82v16" />
    </Drawing>
  );
}

interface BustProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Bust({ x, y, size }: BustProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className={styles.ink} r="13" />
      <path className={styles.ink} d="M-22 48c0-20 9-30 22-30s22 10 22 30z" />
    </g>
  );
}
