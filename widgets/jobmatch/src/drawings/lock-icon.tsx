import * as styles from "./lock-icon.css.ts";

/** Decorative: the text next to it names the people who have access. */
export function LockIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden>
      <rect x="4" y="9" width="12" height="8" rx="2" />
      <path d="M6.75 9V6.25a3.25 3.25 0 0 1 6.5 0V9" />
    </svg>
  );
}
