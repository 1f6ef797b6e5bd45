import { mainId } from "../templates/template.ts";
import * as styles from "./skip-link.css.ts";

export function SkipLink() {
  return (
    <a className={styles.link} href={`#${mainId}`}>
      Gå til indholdet
    </a>
  );
}
