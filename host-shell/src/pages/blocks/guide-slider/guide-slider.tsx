import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import { GuideCard, guideItems } from "../../patterns/guide-card/guide-card.tsx";
import { picturesIn } from "../../patterns/picture/picture.tsx";
import { Slider } from "../../patterns/slider/slider.tsx";

/** Guides with pictures in a row, of which three are in view on a wide screen. */
export const guideSlider = defineBlock({
  name: "guide-slider",
  component: "GuideSlider",
  fields: v.object({ ...cardSectionFields, items: guideItems }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  policy: ({ items }, { site }) => picturesIn(site, items),
  draw: ({ fields, id, outer, isFirst }) => (
    <CardSection fields={fields} id={id} outer={outer}>
      <Slider
        label={fields.title ?? "Guider"}
        look="cards"
        hasLinks
        slides={fields.items.map((guide, index) => (
          <GuideCard guide={guide} level={cardLevel(fields.title)} isFirst={isFirst && index === 0} key={index} />
        ))}
      />
    </CardSection>
  ),
});
