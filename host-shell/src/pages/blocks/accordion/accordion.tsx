import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalText, richTextField, textField } from "../../content/fields/text.ts";
import { Expandable } from "../../patterns/expandable/expandable.tsx";
import { FaqData } from "../../patterns/faq-data/faq-data.tsx";
import { imagesIn, Prose } from "../../patterns/prose/prose.tsx";
import * as styles from "./accordion.css.ts";

/** Questions that open their answers. Several may be open at the same time. */
export const accordion = defineBlock({
  name: "accordion",
  component: "Accordion",
  fields: v.object({ title: optionalText, items: itemsField({ title: textField, text: richTextField }) }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  policy: ({ items }, { site }) => imagesIn(site, ...items.map(({ text }) => text)),
  draw: ({ fields: { title, items }, id, outer, view }) => (
    <section className={styles.section} {...outer} aria-labelledby={title && `${id}-title`}>
      {title && (
        <h2 className={`${heading.xxl} ${styles.title}`} id={`${id}-title`}>
          {title}
        </h2>
      )}
      <div className={styles.items}>
        {items.map((item, index) => (
          <Expandable key={index} id={`${id}-${index + 1}`} title={item.title} level={title ? 3 : 2}>
            <Prose html={item.text} />
          </Expandable>
        ))}
      </div>
      <FaqData items={items.map((item) => ({ question: item.title, answer: item.text }))} view={view} />
    </section>
  ),
});
