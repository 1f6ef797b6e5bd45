import { mainId } from "../templates/template.ts";
import * as styles from "./skip-link.css.ts";

export function SkipLink() {
  return (
    <nav aria-label="Genvej">
      <a className={styles.link} href={`#${mainId}`}>
        Gå til indholdet
      </a>
    </nav>
  );
}
