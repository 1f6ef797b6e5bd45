import { useId } from "react";
import { hidden } from "../visually-hidden/visually-hidden.css.ts";
import * as styles from "./star-rating.css.ts";

export interface StarRatingProps {
  /** Name of the group. */
  readonly legend: string;
  /** A part of the group's name that is only read out, such as the title of the rated item. */
  readonly about?: string;
  /** Label of a choice: "3 af 5 stjerner". */
  readonly starsText: (stars: number) => string;
  /** The number of chosen stars; `undefined` until a star is chosen. */
  readonly value: number | undefined;
  readonly onChange: (stars: number) => void;
}

const all = [1, 2, 3, 4, 5] as const;
const star = "M10 1.9l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";

/** One to five stars as native radio buttons. */
export function StarRating({ legend, about, starsText, value, onChange }: StarRatingProps) {
  const name = useId();
  return (
    <fieldset className={styles.rating}>
      <legend className={styles.legend}>
        {legend} {about !== undefined && <span className={hidden}>{about}</span>}
      </legend>
      <div className={styles.stars}>
        {all.map((stars) => (
          <label key={stars} className={styles.star[value !== undefined && stars <= value ? "lit" : "dark"]}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={starsText(stars)}
              onChange={() => onChange(stars)}
            />
            <svg className={styles.drawing} viewBox="0 0 20 20" aria-hidden>
              <path d={star} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
