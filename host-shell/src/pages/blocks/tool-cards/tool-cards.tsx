import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { iconField } from "../../content/fields/icon.ts";
import { itemsField } from "../../content/fields/items.ts";
import { cardLinkField } from "../../content/fields/link.ts";
import { textField } from "../../content/fields/text.ts";
import { CardCue, CardHeading, gridOf } from "../../patterns/card/card.tsx";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import { NamedIcon } from "../../patterns/named-icon/named-icon.tsx";
import * as styles from "./tool-cards.css.ts";

/** Tools to start: panels with a bar along the lower edge that looks like a button. */
export const toolCards = defineBlock({
  name: "tool-cards",
  component: "ToolCards",
  fields: v.object({
    ...cardSectionFields,
    items: itemsField({ title: textField, text: textField, link: cardLinkField, icon: iconField }),
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  draw: ({ fields, id, outer }) => (
    <CardSection fields={fields} id={id} outer={outer}>
      <ul className={gridOf(fields.items.length)} role="list">
        {fields.items.map(({ title, text, link, icon }, index) => (
          <li className={styles.tool} key={index}>
            <div className={styles.words}>
              {icon && (
                <span className={styles.icon}>
                  <NamedIcon name={icon} />
                </span>
              )}
              <CardHeading level={cardLevel(fields.title)} title={title} href={link.href} className={heading.xl} />
              <p className={styles.text}>{text}</p>
            </div>
            <CardCue link={link} title={title} className={styles.bar} />
          </li>
        ))}
      </ul>
    </CardSection>
  ),
});
