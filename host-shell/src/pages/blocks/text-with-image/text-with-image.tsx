import { heading } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalImage } from "../../content/fields/image.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, richTextField } from "../../content/fields/text.ts";
import { Picture } from "../../patterns/picture/picture.tsx";
import { imagesIn, Prose } from "../../patterns/prose/prose.tsx";
import * as styles from "./text-with-image.css.ts";

/**
 * A text next to a picture, which is on the left in variant 01 and on the right in variant 02. Screen readers read the
 * text first in both.
 */
export const textWithImage = defineBlock({
  name: "text-with-image",
  component: "TextWithImage",
  fields: v.object({
    title: optionalText,
    text: richTextField,
    image: optionalImage,
    /** A narrower version of the image, for phones. */
    imageNarrow: optionalImage,
    link: optionalLink,
  }),
  variants: ["01", "02"],
  policy: ({ text, image }, { site }) => (image ? { images: site.mediaHosts } : imagesIn(site, text)),
  draw: ({ fields: { title, text, image, imageNarrow, link }, variant, id, outer, isFirst }) => (
    <section className={image ? styles.beside : styles.alone} {...outer} aria-labelledby={title && `${id}-title`}>
      <div className={styles.words}>
        {title && (
          <h2 className={heading.xxl} id={`${id}-title`}>
            {title}
          </h2>
        )}
        <Prose html={text} />
        {link && (
          <div>
            <ButtonLink href={link.href} variant="outline">
              {link.text}
            </ButtonLink>
          </div>
        )}
      </div>
      {image && (
        <Picture
          className={variant === "01" ? styles.onTheLeft : undefined}
          image={image}
          narrow={imageNarrow}
          shape="card"
          isFirst={isFirst}
        />
      )}
    </section>
  ),
});
