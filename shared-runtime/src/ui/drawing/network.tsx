import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** People who know each other, one of them you. */
export function NetworkDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.pen} d="M60 58L24 30M60 58l38-30M60 58L26 96M60 58l36 36M24 30l74-2" strokeDasharray="0.1 6" />
      <Person x={24} y={30} size={15} />
      <Person x={98} y={28} size={13} />
      <Person x={26} y={94} size={13} />
      <Person x={96} y={94} size={16} />
      <Person x={60} y={60} size={24} own />
    </Drawing>
  );
}

interface PersonProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly own?: boolean;
}

function Person({ x, y, size, own = false }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <circle className={own ? styles.sun : styles.paper} r="24" />
      <circle className={styles.ink} cy="-6" r="7" />
      <path className={styles.ink} d="M-14 15a14 11 0 0 1 28 0c-7 8-21 8-28 0z" />
    </g>
  );
}
