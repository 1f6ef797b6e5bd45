import * as styles from "./circle-of-seats.css.ts";

const count = 12;
const own = 5;
const seats = Array.from({ length: count }, (_, index) => index);

interface CircleOfSeatsProps {
  /** A round table between the chairs, with the chair of the reader in the accent. The drawing is on sand. */
  readonly hasTable?: boolean;
}

/** Twelve chairs in a circle, seen from above. One is pulled out for the reader. */
export function CircleOfSeats({ hasTable = false }: CircleOfSeatsProps) {
  const [seat, ownSeat] = hasTable ? [styles.seatOnSand, styles.accentSeat] : [styles.seat, styles.ownSeat];
  return (
    <svg className={styles.art} viewBox="-200 -200 400 400" aria-hidden="true">
      {hasTable && <circle className={styles.table} r={126} />}
      {seats.map((index) => {
        const distance = index === own ? -178 : -164;
        return (
          <g key={index} transform={`rotate(${(360 / count) * index}) translate(0 ${distance})`}>
            <rect className={index === own ? ownSeat : seat} x={-19} y={-13} width={38} height={34} rx={9} />
            <path className={styles.back} d="M-19-14a38 38 0 0 1 38 0" />
          </g>
        );
      })}
    </svg>
  );
}
