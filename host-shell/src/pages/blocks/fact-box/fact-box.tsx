import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { itemsField } from "../../content/fields/items.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalRichText, optionalText, textField } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { FaqData } from "../../patterns/faq-data/faq-data.tsx";
import { imagesIn, Prose } from "../../patterns/prose/prose.tsx";
import * as styles from "./fact-box.css.ts";

/**
 * Facts next to a text: variant 01 is a box with `text` and `link`, variant 02 a slip of paper with the questions and
 * answers of `items`.
 */
export const factBox = defineBlock({
  name: "fact-box",
  component: "FactBox",
  variants: ["01", "02"],
  fields: v.object({
    title: textField,
    text: optionalRichText,
    link: optionalLink,
    lead: optionalText,
    items: itemsField({ question: textField, answer: textField }),
  }),
  emptyText: ({ text, items }) => (text === undefined && items.length === 0 ? noItems : undefined),
  policy: ({ text }, { site }) => imagesIn(site, text),
  draw: ({ fields: { title, text, link, lead, items }, variant, id, outer, view }) =>
    variant === "02" ? (
      <section className={styles.band} {...outer} aria-labelledby={`${id}-title`}>
        <div className={styles.section}>
          <div className={styles.opening}>
            <h2 className={heading.xxl} id={`${id}-title`}>
              {title}
            </h2>
            {lead && <p className={`${textStyles.lead} ${evenLines}`}>{lead}</p>}
          </div>
          <dl className={styles.slip}>
            {items.map(({ question, answer }, index) => (
              <div className={styles.row} key={index}>
                <dt className={styles.question}>{question}</dt>
                <dd className={styles.answer}>{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FaqData items={items} view={view} />
      </section>
    ) : (
      <aside className={styles.place} {...outer} aria-labelledby={`${id}-title`}>
        <div className={styles.box}>
          <h2 className={heading.xl} id={`${id}-title`}>
            {title}
          </h2>
          {text && <Prose html={text} />}
          {link && (
            <div>
              <ButtonLink href={link.href} variant="outline">
                {link.text}
              </ButtonLink>
            </div>
          )}
        </div>
      </aside>
    ),
});
