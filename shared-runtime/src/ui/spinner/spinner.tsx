import * as styles from "./spinner.css.ts";

export interface SpinnerProps {
  /** The thing that is loading. If absent, the spinner only decorates a text about it. */
  readonly label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  const mark = (
    <svg className={styles.spinner} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden>
      <circle cx="10" cy="10" r="8" opacity="0.25" />
      <path className={styles.arc} d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return mark;
  return (
    <span className={styles.labelled}>
      {mark}
      <span>{label}</span>
    </span>
  );
}
