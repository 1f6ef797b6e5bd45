import type { SiteKind } from "../sites/site-roots.ts";
import * as styles from "./wordmark.css.ts";

type Seat = readonly [x: number, y: number];

interface Formation {
  readonly seats: readonly Seat[];
  /** The seat of the reader. */
  readonly own: Seat;
}

const onCircle = (degrees: readonly number[], radius: number): readonly Seat[] =>
  degrees.map((degree) => {
    const angle = (degree * Math.PI) / 180;
    return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
  });
const round = (length: number): number => Math.round(length * 100) / 100;

/** How the seats of each site are placed, in a square of 32 around the origin. */
const formations: Readonly<Record<SiteKind, Formation>> = {
  /** A circle in which the reader has a seat. */
  main: { seats: onCircle([0, 90, 135, 180, 225, 270, 315], 12), own: [8.49, -8.49] },
  /** A row that rises to a first seat as a manager. */
  spring: {
    seats: [
      [-12, 10.5],
      [-5.5, 8.5],
      [0, 4.5],
      [4.5, -0.5],
    ],
    own: [9.5, -8.5],
  },
  /** A net under the reader. */
  "unemployment-fund": { seats: onCircle([100, 126.7, 153.3, 180, 206.7, 233.3, 260], 12), own: [0, -5] },
  /** A long table with the reader at its end. */
  business: {
    seats: [
      [-9, -8],
      [0, -8],
      [9, -8],
      [-9, 8],
      [0, 8],
      [9, 8],
    ],
    own: [0, 0],
  },
  /** Everybody around the reader. */
  "self-service": { seats: onCircle([0, 60, 120, 180, 240, 300], 12), own: [0, 0] },
};

interface MarkProps {
  readonly kind: SiteKind;
}

/** The mark of a site: seats in a formation of its own, one of which is the reader's. */
export function Mark({ kind }: MarkProps) {
  const { seats, own } = formations[kind];
  return (
    <svg className={styles.mark} viewBox="-16 -16 32 32" aria-hidden="true">
      {seats.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.seat} cx={x} cy={y} r={2.6} />
      ))}
      <circle className={styles.ownSeat} cx={own[0]} cy={own[1]} r={4} />
    </svg>
  );
}

interface WordmarkProps extends MarkProps {
  readonly name: string;
}

/** The mark and the name of a site. */
export function Wordmark({ kind, name }: WordmarkProps) {
  return (
    <span className={styles.wordmark}>
      <Mark kind={kind} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
