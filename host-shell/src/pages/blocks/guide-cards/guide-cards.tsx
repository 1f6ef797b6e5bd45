import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { gridOf } from "../../patterns/card/card.tsx";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import { GuideCard, guideItems } from "../../patterns/guide-card/guide-card.tsx";
import { picturesIn } from "../../patterns/picture/picture.tsx";
import * as styles from "./guide-cards.css.ts";

/** Guides with pictures. */
export const guideCards = defineBlock({
  name: "guide-cards",
  component: "GuideCards",
  fields: v.object({ ...cardSectionFields, items: guideItems }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  policy: ({ items }, { site }) => picturesIn(site, items),
  draw: ({ fields, id, outer, isFirst }) => (
    <CardSection fields={fields} id={id} outer={outer}>
      <ul className={`${styles.guides} ${gridOf(fields.items.length)}`} role="list">
        {fields.items.map((guide, index) => (
          <li key={index}>
            <GuideCard guide={guide} level={cardLevel(fields.title)} isFirst={isFirst && index === 0} isListed />
          </li>
        ))}
      </ul>
    </CardSection>
  ),
});
