import { text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalImage } from "../../content/fields/image.ts";
import { optionalText } from "../../content/fields/text.ts";
import { Picture } from "../../patterns/picture/picture.tsx";
import * as styles from "./image.css.ts";

/** A picture with a caption: as wide as the text in variant 01, as wide as the page in 02. */
export const image = defineBlock({
  name: "image",
  component: "Image",
  fields: v.object({ image: optionalImage, imageNarrow: optionalImage, caption: optionalText }),
  variants: ["01", "02"],
  emptyText: ({ image: given }) => (given ? undefined : "Vælg et billede"),
  policy: (_fields, { site }) => ({ images: site.mediaHosts }),
  draw: ({ fields: { image: given, imageNarrow, caption }, variant, outer, isFirst }) =>
    given ? (
      <div className={styles.section} {...outer}>
        <figure className={variant === "02" ? styles.page : styles.reading}>
          <Picture
            image={given}
            narrow={imageNarrow}
            shape={variant === "02" ? "banner" : "wide"}
            isFirst={isFirst}
            isWhole={variant === "01"}
          />
          {caption && <figcaption className={text.small}>{caption}</figcaption>}
        </figure>
      </div>
    ) : null,
});
