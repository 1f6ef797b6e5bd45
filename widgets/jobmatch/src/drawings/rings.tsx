import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import * as styles from "./rings.css.ts";

export interface RingsProps {
  /** The text of a note next to one of the sheets. */
  readonly note?: string;
  /** Draws no sheets. */
  readonly empty?: boolean;
  /** Animates a ring that expands from the middle. */
  readonly searching?: boolean;
}

/** Small sheets of paper. Each represents a job near to or far from the place of the search. */
const slips = [
  { x: 148, y: 62, turn: -6 },
  { x: 52, y: 96, turn: 5 },
  { x: 158, y: 158, turn: 8 },
  { x: 84, y: 182, turn: -9 },
  { x: 196, y: 104, turn: 4 },
  { x: 34, y: 34, turn: -4 },
] as const;

export function Rings({ note, empty = false, searching = false }: RingsProps) {
  return (
    <div className={styles.rings}>
      <svg viewBox="0 0 240 240" aria-hidden>
        <g className={styles.ring}>
          <circle cx="120" cy="120" r="38" />
          <circle cx="120" cy="120" r="74" />
          <circle cx="120" cy="120" r="112" />
        </g>
        {searching && <circle className={styles.wave} cx="120" cy="120" r="112" />}
        {(empty ? [] : slips).map(({ x, y, turn }, index) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <rect className={styles.slip} width="26" height="34" rx="2" />
            <path className={index === 0 ? styles.marked : styles.lines} d="M5 8h10M5 14h16M5 19.5h13M5 25h15" />
          </g>
        ))}
        <circle className={styles.home} cx="120" cy="120" r="7" />
      </svg>
      {note !== undefined && (
        <div className={styles.note}>
          <Badge tone="sun">{note}</Badge>
        </div>
      )}
    </div>
  );
}
