import * as v from "valibot";
import { richTextField } from "../content/fields.ts";
import { defineBlock } from "./block.ts";
import * as styles from "./rich-text.css.ts";

/** Running text from an editor. */
export const richText = defineBlock({
  fields: v.object({ text: richTextField }),
  render: ({ fields, id }) => (
    <section className={styles.section} id={id}>
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: fields.text }} />
    </section>
  ),
});
