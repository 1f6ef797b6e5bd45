import * as v from "valibot";
import { textField } from "../content/fields.ts";
import { defineBlock } from "./block.ts";
import * as styles from "./quote.css.ts";

/** A quotation across the page. */
export const quote = defineBlock({
  fields: v.object({ text: textField, source: v.optional(textField) }),
  render: ({ fields: { text, source }, id }) => (
    <div className={styles.band} id={id}>
      <figure className={styles.figure}>
        <blockquote>
          <p className={styles.words}>{text}</p>
        </blockquote>
        {source && <figcaption>{source}</figcaption>}
      </figure>
    </div>
  ),
});
