import * as styles from "./skip-link.css.ts";

export const mainId = "indhold";

export function SkipLink() {
  return (
    <a className={styles.link} href={`#${mainId}`}>
      Gå til indholdet
    </a>
  );
}
