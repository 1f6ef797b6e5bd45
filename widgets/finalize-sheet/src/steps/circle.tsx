import * as styles from "./circle.css.ts";

const distance = 150;
/** The other chairs, by their angle in degrees; the new member's chair is at 180. */
const others = Array.from({ length: 11 }, (_, index) => 210 + 30 * index);

/** The number of chairs, with that of the new member. */
export const chairs = others.length + 1;

/** A circle of chairs from above, in which a new member has the one with the initials. Decoration. */
export function Circle({ initials }: { readonly initials: string }) {
  return (
    <svg className={styles.art} viewBox="-180 -180 360 380" aria-hidden="true">
      <circle className={styles.table} r={112} />
      {others.map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees}) translate(0 ${-distance})`}>
          <rect className={styles.seat} x={-19} y={-13} width={38} height={34} rx={9} />
          <path className={styles.back} d="M-19-14a38 38 0 0 1 38 0" />
        </g>
      ))}
      <g className={styles.own}>
        {/* Larger than the others, so that the initials can be read. */}
        <g transform={`translate(0 ${distance + 4}) scale(1.8)`}>
          <rect className={styles.ownSeat} x={-19} y={-21} width={38} height={34} rx={9} />
          <path className={styles.back} d="M-19 14a38 38 0 0 0 38 0" />
          <text className={styles.initials} y={-3.5}>
            {initials}
          </text>
        </g>
      </g>
    </svg>
  );
}
