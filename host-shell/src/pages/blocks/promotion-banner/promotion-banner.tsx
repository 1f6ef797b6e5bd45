import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { CircleOfSeats } from "./circle-of-seats.tsx";
import { linkField } from "../../content/fields/link.ts";
import { textField } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { defineBlock } from "../../block/define-block.ts";
import * as styles from "./promotion-banner.css.ts";

/** A title inside the circle of seats, with a text and a link. */
export const promotionBanner = defineBlock({
  name: "promotion-banner",
  component: "PromotionBanner",
  fields: v.object({ title: textField, text: textField, link: linkField }),
  draw: ({ fields, id, outer }) => (
    <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.circle}>
        <CircleOfSeats />
        <h2 className={`${heading.xxl} ${styles.title}`} id={`${id}-title`}>
          {fields.title}
        </h2>
      </div>
      <div className={styles.words}>
        <p className={`${text.lead} ${evenLines}`}>{fields.text}</p>
        <ButtonLink href={fields.link.href} variant="accent">
          {fields.link.text}
        </ButtonLink>
      </div>
    </section>
  ),
});
