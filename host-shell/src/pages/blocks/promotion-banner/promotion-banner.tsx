import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { CircleOfSeats } from "../../patterns/circle-of-seats/circle-of-seats.tsx";
import { optionalImage } from "../../content/fields/image.ts";
import { linkField } from "../../content/fields/link.ts";
import { textField } from "../../content/fields/text.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { defineBlock } from "../../block/define-block.ts";
import { Picture, picturesIn } from "../../patterns/picture/picture.tsx";
import * as styles from "./promotion-banner.css.ts";

/** A title, a text and a link, on a sheet over a picture. Without a picture, the title is inside the circle of seats. */
export const promotionBanner = defineBlock({
  name: "promotion-banner",
  component: "PromotionBanner",
  fields: v.object({ title: textField, text: textField, link: linkField, image: optionalImage }),
  policy: (fields, { site }) => picturesIn(site, [fields]),
  draw: ({ fields: { title, text, link, image }, id, outer, isFirst }) => {
    const words = (
      <>
        <p className={`${type.lead} ${evenLines}`}>{text}</p>
        <ButtonLink href={link.href} variant="accent">
          {link.text}
        </ButtonLink>
      </>
    );
    return image ? (
      <section className={styles.pictured} {...outer} aria-labelledby={`${id}-title`}>
        <div className={styles.sheet}>
          <h2 className={heading.display} id={`${id}-title`}>
            {title}
          </h2>
          {words}
        </div>
        <Picture className={styles.picture} image={image} shape="banner" isFirst={isFirst} />
      </section>
    ) : (
      <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
        <div className={styles.circle}>
          <CircleOfSeats />
          <h2 className={`${heading.xxl} ${styles.title}`} id={`${id}-title`}>
            {title}
          </h2>
        </div>
        <div className={styles.words}>{words}</div>
      </section>
    );
  },
});
