import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { Slider } from "../../patterns/slider/slider.tsx";
import * as styles from "./quote-slider.css.ts";

/** Quotations, one at a time. */
export const quoteSlider = defineBlock({
  name: "quote-slider",
  component: "QuoteSlider",
  fields: v.object({ title: optionalText, items: itemsField({ text: textField, source: optionalText }) }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  draw: ({ fields: { title, items }, id, outer }) => (
    <section className={styles.band} {...outer} aria-labelledby={title && `${id}-title`}>
      <div className={styles.inner}>
        {title && (
          <h2 className={heading.xl} id={`${id}-title`}>
            {title}
          </h2>
        )}
        <Slider
          label={title ?? "Citater"}
          slides={items.map(({ text, source }, index) => (
            <figure className={styles.figure} key={index}>
              <blockquote>
                <p className={styles.words}>{text}</p>
              </blockquote>
              {source && <figcaption>{source}</figcaption>}
            </figure>
          ))}
        />
      </div>
    </section>
  ),
});
