import * as v from "valibot";
import { richTextField } from "../../content/fields/text.ts";
import { imagesIn, Prose } from "../../patterns/prose/prose.tsx";
import { defineBlock } from "../../block/block.ts";
import * as styles from "./rich-text.css.ts";

/** Running text from an editor. */
export const richText = defineBlock({
  name: "rich-text",
  component: "RichText",
  fields: v.object({ text: richTextField }),
  policy: ({ text }, { site }) => imagesIn(site, text),
  draw: ({ fields, outer }) => (
    <section className={styles.section} {...outer}>
      <div className={styles.right}>
        <Prose html={fields.text} />
      </div>
    </section>
  ),
});
