import type { ReactNode } from "react";
import { ArrowRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as styles from "./slider.css.ts";

interface SliderProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly slides: readonly ReactNode[];
  /**
   * `one` slide in view (default), `cards`, of which three are in view from 992 px on, or `narrow`: a slider below
   * 768 px, and columns above.
   */
  readonly look?: keyof typeof styles.look;
  /** Whether Tab reaches every slide, since each has a link. */
  readonly hasLinks?: boolean;
}

/**
 * A row of slides that snap into place. The row scrolls without script; a script adds the buttons and "2 af 5". The
 * slides never move by themselves.
 */
export function Slider({ label, slides, look = "one", hasLinks = false }: SliderProps) {
  return (
    <div className={styles.look[look]} data-slider="">
      {/* Focusable if it has no links, since it could not be scrolled by keyboard otherwise. */}
      <div className={styles.track} data-track="" role="group" aria-label={label} tabIndex={hasLinks ? undefined : 0}>
        <ul className={styles.list} role="list">
          {slides.map((slide, index) => (
            <li className={styles.slide} key={index}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={styles.controls} data-controls="">
          <button className={styles.button} type="button" data-step="-1" aria-disabled="true" aria-label="Forrige">
            <span className={styles.back}>
              <ArrowRightIcon />
            </span>
          </button>
          <p className={styles.count} data-count="">
            1 af {slides.length}
          </p>
          <button className={styles.button} type="button" data-step="1" aria-label="Næste">
            <ArrowRightIcon />
          </button>
        </div>
      )}
    </div>
  );
}
