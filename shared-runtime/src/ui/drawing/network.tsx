import { Drawing } from "./drawing.tsx";
import * as styles from "./drawing.css.ts";

/** People in a network, one of them marked. */
export function NetworkDrawing() {
  return (
    <Drawing>
      <circle className={styles.ground} cx="60" cy="60" r="50" />
      <path className={styles.pen} d="M60 62L22 30M60 62l40-36M60 62L24 98M60 62l38 32M22 30l78-4M98 94l2-68" />
      <Person x={22} y={30} size={15} />
      <Person x={99} y={26} size={13} />
      <Person x={24} y={96} size={13} />
      <Person x={97} y={94} size={16} />
      <Person x={60} y={61} size={20} own />
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
      <circle className={own ? styles.accent : styles.paper} r="24" />
      <circle className={own ? styles.sun : styles.ink} cy="-6" r="7" />
      <path className={own ? styles.sun : styles.ink} d="M-14 15a14 11 0 0 1 28 0c-7 8-21 8-28 0z" />
    </g>
  );
}
