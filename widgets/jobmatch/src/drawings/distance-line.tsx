import { nearness } from "../model/nearness.ts";
import * as styles from "./distance-line.css.ts";

/** From here to there: a dotted line, and how much of it is gone when one stands at the job. */
export function DistanceLine({ km }: { readonly km: number }) {
  const end = 14 + nearness(km) * 76;
  return (
    <svg className={styles.line} viewBox="0 0 100 16" aria-hidden>
      <path className={styles.rest} d={`M${end} 11H96`} />
      <path className={styles.way} d={`M6 11H${end}`} />
      <circle className={styles.home} cx="6" cy="11" r="3" />
      <path className={styles.pin} d={`M${end} 11.5c-3-3.6-4-5-4-6.8a4 4 0 0 1 8 0c0 1.8-1 3.2-4 6.8z`} />
    </svg>
  );
}
