import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { type Image, optionalImage } from "../../content/fields/image.ts";
import { itemsField } from "../../content/fields/items.ts";
import { type CardLink, cardLinkField } from "../../content/fields/link.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { CardCue, CardHeading } from "../../patterns/card/card.tsx";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import { Picture, picturesIn } from "../../patterns/picture/picture.tsx";
import { priceText } from "../../patterns/price/price.ts";
import { Slider } from "../../patterns/slider/slider.tsx";
import * as styles from "./product-banner.css.ts";

/** From the specification: with more products, they are stacked. */
const mostInSlider = 3;

/** Products with their prices: up to three are a slider below 768 px and columns above, more are below each other. */
export const productBanner = defineBlock({
  name: "product-banner",
  component: "ProductBanner",
  fields: v.object({
    ...cardSectionFields,
    items: itemsField({
      title: textField,
      text: textField,
      price: optionalText,
      link: cardLinkField,
      image: optionalImage,
    }),
  }),
  emptyText: ({ items }) => (items.length === 0 ? noItems : undefined),
  policy: ({ items }, { site }) => picturesIn(site, items),
  draw: ({ fields, id, outer, isFirst }) => {
    const isStacked = fields.items.length > mostInSlider;
    const products = fields.items.map((product, index) => (
      <Product
        {...product}
        level={cardLevel(fields.title)}
        look={isStacked ? styles.row : styles.panel}
        isFirst={isFirst && index === 0}
        key={index}
      />
    ));
    return (
      <CardSection fields={fields} id={id} outer={outer}>
        {isStacked ? (
          <ul className={styles.rows} role="list">
            {products.map((product, index) => (
              <li key={index}>{product}</li>
            ))}
          </ul>
        ) : (
          <Slider label={fields.title ?? "Produkter"} look="narrow" hasLinks slides={products} />
        )}
      </CardSection>
    );
  },
});

interface ProductProps {
  readonly title: string;
  readonly text: string;
  readonly price?: string | undefined;
  readonly link: CardLink;
  readonly image?: Image | undefined;
  readonly level: "h2" | "h3";
  readonly look: typeof styles.row;
  readonly isFirst: boolean;
}

function Product({ title, text, price, link, image, level, look, isFirst }: ProductProps) {
  return (
    <div className={look.product}>
      {image && <Picture className={look.picture} image={image} shape="card" isFirst={isFirst} />}
      <div className={look.words}>
        <CardHeading level={level} title={title} href={link.href} className={heading.xl} />
        <p className={styles.text}>{text}</p>
      </div>
      <div className={look.offer}>
        {price && <p className={styles.price}>{priceText(price)}</p>}
        <CardCue link={link} title={title} />
      </div>
    </div>
  );
}
