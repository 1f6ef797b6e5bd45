import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalText, richTextField, textField } from "../../content/fields/text.ts";
import { More } from "../../patterns/expandable/expandable.tsx";
import { imagesIn, Prose } from "../../patterns/prose/prose.tsx";
import * as styles from "./expand-box.css.ts";

/** A box whose text is opened and closed by a button. */
export const expandBox = defineBlock({
  name: "expand-box",
  component: "ExpandBox",
  fields: v.object({ title: textField, text: richTextField, openText: optionalText, closeText: optionalText }),
  policy: ({ text }, { site }) => imagesIn(site, text),
  draw: ({ fields: { title, text, openText = "Vis mere", closeText = "Vis mindre" }, id, outer }) => (
    <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.box}>
        <h2 className={heading.xl} id={`${id}-title`}>
          {title}
        </h2>
        <More openText={openText} closeText={closeText} about={title}>
          <Prose html={text} />
        </More>
      </div>
    </section>
  ),
});
