import { heading, text as type } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalImage } from "../../content/fields/image.ts";
import { itemsField } from "../../content/fields/items.ts";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { Picture, picturesIn } from "../../patterns/picture/picture.tsx";
import * as styles from "./mosaic-banner.css.ts";

const most = 5;

const imagesField = v.pipe(
  itemsField({ image: optionalImage }),
  v.transform((items) => items.flatMap(({ image }) => image ?? [])),
);

/** Words next to two to five pictures that are composed to one. */
export const mosaicBanner = defineBlock({
  name: "mosaic-banner",
  component: "MosaicBanner",
  fields: v.object({ title: textField, text: optionalText, link: optionalLink, images: imagesField }),
  policy: ({ images }, { site }) =>
    picturesIn(
      site,
      images.map((image) => ({ image })),
    ),
  notes: ({ images: { length } }) =>
    length < 2 || length > most ? [`Mosaikken er til 2–${most} billeder. Her er der ${length}.`] : [],
  draw: ({ fields: { title, text, link, images }, id, outer, isFirst }) => (
    <section className={images.length > 0 ? styles.banner : styles.alone} {...outer} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <h2 className={heading.display} id={`${id}-title`}>
          {title}
        </h2>
        {text && <p className={type.lead}>{text}</p>}
        {link && (
          <ButtonLink href={link.href} variant="outline">
            {link.text}
          </ButtonLink>
        )}
      </div>
      {images.length > 0 && (
        <div className={styles.mosaic} data-count={Math.min(images.length, most)}>
          {images.slice(0, most).map((image, index) => (
            <Picture className={styles.piece} image={image} shape="card" isFirst={isFirst} key={index} />
          ))}
        </div>
      )}
    </section>
  ),
});
