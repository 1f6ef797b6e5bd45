import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import * as styles from "./divider.css.ts";

/** A change of subject: a line in variant 01, an ornament in 02. */
export const divider = defineBlock({
  name: "divider",
  component: "Divider",
  variants: ["01", "02"],
  fields: v.object({}),
  draw: ({ variant, outer }) => (
    <div className={styles.section} {...outer}>
      <hr className={variant === "02" ? styles.ornament : styles.line} />
    </div>
  ),
});
