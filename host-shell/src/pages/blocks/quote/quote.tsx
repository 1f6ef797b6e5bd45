import * as v from "valibot";
import { optionalText, textField } from "../../content/fields/text.ts";
import { defineBlock } from "../../block/define-block.ts";
import * as styles from "./quote.css.ts";

/** A quotation that is as wide as the page. */
export const quote = defineBlock({
  name: "quote",
  component: "Quote",
  fields: v.object({ text: textField, source: optionalText }),
  draw: ({ fields: { text, source }, outer }) => (
    <div className={styles.band} {...outer}>
      <figure className={styles.figure}>
        <blockquote>
          <p className={styles.words}>{text}</p>
        </blockquote>
        {source && <figcaption>{source}</figcaption>}
      </figure>
    </div>
  ),
});
