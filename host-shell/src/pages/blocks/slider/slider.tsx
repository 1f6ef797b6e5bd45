import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { optionalImage } from "../../content/fields/image.ts";
import { itemsField } from "../../content/fields/items.ts";
import { cardLinkField } from "../../content/fields/link.ts";
import { textField } from "../../content/fields/text.ts";
import { CardCue, CardHeading } from "../../patterns/card/card.tsx";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import { Picture, picturesIn } from "../../patterns/picture/picture.tsx";
import { Slider } from "../../patterns/slider/slider.tsx";
import * as styles from "./slider.css.ts";

/** Stories, one at a time: a large picture with the words next to it, or below it on a narrow screen. */
export const slider = defineBlock({
  name: "slider",
  component: "Slider",
  fields: v.object({
    ...cardSectionFields,
    items: itemsField({ title: textField, text: textField, image: optionalImage, link: cardLinkField }),
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  policy: ({ items }, { site }) => picturesIn(site, items),
  draw: ({ fields, id, outer, isFirst }) => (
    <CardSection fields={fields} id={id} outer={outer}>
      <Slider
        label={fields.title ?? "Historier"}
        hasLinks
        slides={fields.items.map(({ title, text, image, link }, index) => (
          <div className={image ? styles.story : styles.bare} key={index}>
            {image && <Picture image={image} shape="wide" isFirst={isFirst && index === 0} />}
            <div className={styles.words}>
              <CardHeading level={cardLevel(fields.title)} title={title} href={link.href} className={heading.xxl} />
              <p className={type.lead}>{text}</p>
              <CardCue link={link} title={title} />
            </div>
          </div>
        ))}
      />
    </CardSection>
  ),
});
