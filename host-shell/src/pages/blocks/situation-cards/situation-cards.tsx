import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import * as styles from "./situation-cards.css.ts";

/** Situations of working life and the help for each, drawn as a diary of a week. */
export const situationCards = defineBlock({
  name: "situation-cards",
  component: "SituationCards",
  fields: v.object({
    ...cardSectionFields,
    items: itemsField({ day: optionalText, time: optionalText, title: textField, text: textField, link: optionalLink }),
  }),
  draw: ({ fields, id, outer }) => (
    <CardSection fields={fields} id={id} outer={outer}>
      <ol className={styles.diary} role="list">
        {fields.items.map(({ day, time, title, text, link }) => (
          <li className={styles.moment} key={title}>
            <p className={styles.when}>
              {time && <span className={styles.clock}>{time}</span>} {day}
            </p>
            <div className={styles.help}>
              <h3 className={`${heading.xl} ${styles.momentTitle}`}>{title}</h3>
              <div>
                <p className={styles.answer}>{text}</p>
                {link && (
                  <a className={styles.link} href={link.href}>
                    {link.text}
                  </a>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </CardSection>
  ),
});
