import * as styles from "./wordmark.css.ts";

const seats = Array.from({ length: 8 }, (_, index) => index * 45);

interface WordmarkProps {
  readonly name: string;
  /** Whether the name is hidden if there is only room for the mark. */
  readonly yields?: boolean;
}

/** The name of the site and its mark: a circle of seats, one of which is the reader's. */
export function Wordmark({ name, yields = false }: WordmarkProps) {
  return (
    <span className={yields ? styles.yielding : styles.wordmark}>
      <svg className={styles.mark} viewBox="-16 -16 32 32" aria-hidden="true">
        {seats.map((angle) => (
          <circle
            key={angle}
            className={angle === 45 ? styles.ownSeat : styles.seat}
            cy={-12}
            r={angle === 45 ? 4 : 2.6}
            transform={`rotate(${angle})`}
          />
        ))}
      </svg>
      <span className={yields ? styles.yieldingName : undefined}>{name}</span>
    </span>
  );
}
