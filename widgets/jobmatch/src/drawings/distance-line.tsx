import { nearness } from "../model/nearness.ts";
import * as styles from "./distance-line.css.ts";

/** The ends of the scale, which are the same on all cards, so that distances can be compared. */
const [home, end] = [30, 248];
const placeOf = (km: number) => Math.round((home + nearness(km) * (end - home)) * 10) / 10;

/** The marks of the scale: distances that the filter offers. */
const marks = [10, 25, 100, 200].map((km) => ({ km, at: placeOf(km) }));

/** The distance from home to the job as a bar. Decorative: the text next to it names the distance. */
export function DistanceLine({ km }: { readonly km: number }) {
  const job = placeOf(km);
  return (
    <svg className={styles.line} viewBox="0 0 260 48" aria-hidden>
      <path className={styles.rest} d={`M${home} 24H${end}`} />
      {job > home && <path className={styles.way} d={`M${home} 24H${job}`} />}
      <path className={styles.marks} d={marks.map(({ at }) => `M${at} 19v10`).join("")} />
      {marks.map((mark) => (
        <text key={mark.km} className={styles.label} x={mark.at} y="44">
          {mark.km}
        </text>
      ))}
      <text className={styles.unit} x={placeOf(200) + 14.5} y="44">
        km
      </text>
      <path className={styles.home} d="M4 28v-9.5L12.5 11l8.5 7.5V28h-6v-6h-5v6z" />
      <path
        className={styles.pin}
        d={`M${job} 26c-5.6-7-8.4-10.6-8.4-14.6a8.4 8.4 0 0 1 16.8 0c0 4-2.8 7.6-8.4 14.6z`}
      />
      <circle className={styles.hole} cx={job} cy="11.2" r="3" />
    </svg>
  );
}
