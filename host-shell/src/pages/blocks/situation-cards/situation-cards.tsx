import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalCardLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { CardCue, CardHeading, gridOf } from "../../patterns/card/card.tsx";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import { Diary } from "./diary.tsx";
import * as styles from "./situation-cards.css.ts";

/** Situations of working life and the help for each: notes in variant 01, the diary of a week in 02. */
export const situationCards = defineBlock({
  name: "situation-cards",
  component: "SituationCards",
  fields: v.object({
    ...cardSectionFields,
    items: itemsField({
      /** Day and time are only in the diary. */
      day: optionalText,
      time: optionalText,
      title: textField,
      text: textField,
      link: optionalCardLink,
    }),
  }),
  variants: ["01", "02"],
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  draw: ({ fields, variant, id, outer }) => (
    <CardSection fields={fields} id={id} outer={outer}>
      {variant === "02" ? (
        <Diary level={cardLevel(fields.title)} moments={fields.items} />
      ) : (
        <ul className={`${styles.notes} ${gridOf(fields.items.length)}`} role="list">
          {fields.items.map(({ title, text, link }, index) => (
            <li className={styles.note} key={index}>
              <CardHeading level={cardLevel(fields.title)} title={title} href={link?.href} className={styles.title} />
              <p className={styles.text}>{text}</p>
              {link && <CardCue link={link} title={title} className={styles.cue} />}
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  ),
});
