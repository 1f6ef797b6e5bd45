import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { iconField } from "../../content/fields/icon.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalCardLink } from "../../content/fields/link.ts";
import { textField } from "../../content/fields/text.ts";
import { CardCue, CardHeading } from "../../patterns/card/card.tsx";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import { NamedIcon } from "../../patterns/named-icon/named-icon.tsx";
import * as styles from "./icon-cards.css.ts";

/** Services in columns, below a thick line. */
export const iconCards = defineBlock({
  name: "icon-cards",
  component: "IconCards",
  fields: v.object({
    ...cardSectionFields,
    items: itemsField({ icon: iconField, title: textField, text: textField, link: optionalCardLink }),
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  draw: ({ fields, id, outer }) => (
    <CardSection fields={fields} id={id} outer={outer}>
      <ul className={styles.columns[fields.items.length % 4 === 0 ? "four" : "three"]} role="list">
        {fields.items.map(({ icon, title, text, link }, index) => (
          <li className={link ? styles.linkedItem : styles.columnItem} key={index}>
            {icon && (
              <span className={styles.icon}>
                <NamedIcon name={icon} />
              </span>
            )}
            <CardHeading level={cardLevel(fields.title)} title={title} href={link?.href} className={heading.xl} />
            <p className={styles.answer}>{text}</p>
            {link && <CardCue link={link} title={title} className={styles.cue} />}
          </li>
        ))}
      </ul>
    </CardSection>
  ),
});
