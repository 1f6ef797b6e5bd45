import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalCardLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { CardCue, CardHeading } from "../../patterns/card/card.tsx";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import { Slider } from "../../patterns/slider/slider.tsx";
import * as styles from "./feature-slider.css.ts";

/** Words between upright lines, of which three columns are in view on a wide screen. */
export const featureSlider = defineBlock({
  name: "feature-slider",
  component: "FeatureSlider",
  fields: v.object({
    ...cardSectionFields,
    items: itemsField({ title: textField, description: optionalText, link: optionalCardLink }),
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  draw: ({ fields, id, outer }) => (
    <CardSection fields={fields} id={id} outer={outer}>
      <Slider
        label={fields.title ?? "Fordele"}
        look="cards"
        hasLinks={fields.items.every(({ link }) => link !== undefined)}
        slides={fields.items.map(({ title, description, link }, index) => (
          <div className={styles.feature} key={index}>
            <CardHeading level={cardLevel(fields.title)} title={title} href={link?.href} className={heading.xxl} />
            {description && <p className={styles.description}>{description}</p>}
            {link && <CardCue link={link} title={title} className={styles.cue} />}
          </div>
        ))}
      />
    </CardSection>
  ),
});
