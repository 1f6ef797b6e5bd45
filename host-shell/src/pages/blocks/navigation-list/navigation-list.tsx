import { heading } from "shared-runtime/theme/typography.css.ts";
import { ArrowRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { optional } from "../../content/fields/empty.ts";
import { itemsField } from "../../content/fields/items.ts";
import { linkAddressField } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { arrow } from "../../patterns/card/card.css.ts";
import { CardHeading } from "../../patterns/card/card.tsx";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import * as styles from "./navigation-list.css.ts";

/** The pages of a section, one per line. */
export const navigationList = defineBlock({
  name: "navigation-list",
  component: "NavigationList",
  fields: v.object({
    ...cardSectionFields,
    items: itemsField({ title: textField, description: optionalText, link: optional(linkAddressField) }),
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  draw: ({ fields, id, outer }) => (
    <CardSection fields={fields} id={id} outer={outer} navigation="Sider">
      <ul className={styles.lines} role="list">
        {fields.items.map(({ title, description, link }, index) => (
          <li className={styles.line} key={index}>
            <CardHeading level={cardLevel(fields.title)} title={title} href={link} className={heading.xl} />
            {description && <p className={styles.description}>{description}</p>}
            {link !== undefined && (
              <span className={`${styles.mark} ${arrow}`}>
                <ArrowRightIcon />
              </span>
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  ),
});
