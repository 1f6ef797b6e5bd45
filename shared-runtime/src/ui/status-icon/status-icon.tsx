import * as styles from "./status-icon.css.ts";

/** `lift`: good, but can be better. */
export type Status = "good" | "lift" | "warn" | "bad" | "info" | "unjudged";

export interface StatusIconProps {
  readonly status: Status;
}

const round = "M10 0a10 10 0 1 1 0 20 10 10 0 0 1 0-20z";

// The outlines differ too, so that the statuses are distinguishable by shape alone.
const outline: Readonly<Record<Status, string>> = {
  good: round,
  lift: round,
  warn: round,
  bad: "M5.9 0h8.2L20 5.9v8.2L14.1 20H5.9L0 14.1V5.9z",
  info: round,
  unjudged: round,
};

const glyph: Readonly<Record<Status, string>> = {
  good: "M5.7 10.3l3 3 5.6-6",
  lift: "M10 14.7V5.8M6.1 9.4L10 5.5l3.9 3.9",
  warn: "M10 5v5.6M10 14.5v.1",
  bad: "M6.7 6.7l6.6 6.6M13.3 6.7l-6.6 6.6",
  info: "M10 5.5v.1M10 9.2V15",
  unjudged: "M6 10h8",
};

/**
 * A filled mark with a symbol in the colour of the surface; `lift` is a ring with a symbol in its own colour. The icon
 * is decorative: a word next to it must name the status.
 */
export function StatusIcon({ status }: StatusIconProps) {
  return (
    <svg className={styles.icon[status]} viewBox="0 0 20 20" aria-hidden>
      <path className={status === "lift" ? styles.ring : undefined} d={outline[status]} fill="currentColor" />
      <path
        className={status === "lift" ? styles.ringGlyph : styles.glyph}
        d={glyph[status]}
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
