import * as styles from "./video.css.ts";

/** A round mark with a triangle. */
export function PlayMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 72 72" aria-hidden="true">
      <circle cx="36" cy="36" r="34" />
      <path d="M29 23.5v25l21-12.5z" />
    </svg>
  );
}
