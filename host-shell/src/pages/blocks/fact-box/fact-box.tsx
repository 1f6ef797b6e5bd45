import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { itemsField } from "../../content/fields/items.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { defineBlock } from "../../block/define-block.ts";
import * as styles from "./fact-box.css.ts";

/** Short questions and answers, drawn on a slip of paper. */
export const factBox = defineBlock({
  name: "fact-box",
  component: "FactBox",
  variants: ["02"],
  fields: v.object({
    title: textField,
    lead: optionalText,
    items: itemsField({ question: textField, answer: textField }),
  }),
  draw: ({ fields: { title, lead, items }, id, outer }) => (
    <section className={styles.band} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.section}>
        <div className={styles.opening}>
          <h2 className={heading.xxl} id={`${id}-title`}>
            {title}
          </h2>
          {lead && <p className={`${text.lead} ${evenLines}`}>{lead}</p>}
        </div>
        <dl className={styles.slip}>
          {items.map(({ question, answer }) => (
            <div className={styles.row} key={question}>
              <dt className={styles.question}>{question}</dt>
              <dd className={styles.answer}>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  ),
});
