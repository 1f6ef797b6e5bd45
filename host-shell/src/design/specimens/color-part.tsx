import * as styles from "../design.css.ts";
import { Part } from "../specimen.tsx";
import { pairs } from "./color-part.css.ts";

export function ColorPart() {
  return (
    <Part name="Farver">
      <div className={styles.columns}>
        {Object.entries(pairs).map(([name, pair]) => (
          <div key={name} className={`${styles.swatch} ${pair}`}>
            {name}
          </div>
        ))}
      </div>
    </Part>
  );
}
