import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { itemsField } from "../../content/fields/items.ts";
import { textField } from "../../content/fields/text.ts";
import { CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import * as styles from "./icon-cards.css.ts";

/** Services in columns. */
export const iconCards = defineBlock({
  name: "icon-cards",
  component: "IconCards",
  fields: v.object({ ...cardSectionFields, items: itemsField({ title: textField, text: textField }) }),
  draw: ({ fields, id, outer }) => (
    <CardSection fields={fields} id={id} outer={outer}>
      <ul className={styles.columns[fields.items.length % 4 === 0 ? "four" : "three"]} role="list">
        {fields.items.map(({ title, text }) => (
          <li className={styles.columnItem} key={title}>
            <h3 className={heading.xl}>{title}</h3>
            <p className={styles.answer}>{text}</p>
          </li>
        ))}
      </ul>
    </CardSection>
  ),
});
