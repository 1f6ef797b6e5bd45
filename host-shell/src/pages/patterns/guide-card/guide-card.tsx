import { heading } from "shared-runtime/theme/typography.css.ts";
import { type Image, optionalImage } from "../../content/fields/image.ts";
import { type CardLink, cardLinkField } from "../../content/fields/link.ts";
import { itemsField } from "../../content/fields/items.ts";
import { textField } from "../../content/fields/text.ts";
import { CardCue, CardHeading } from "../card/card.tsx";
import { Picture } from "../picture/picture.tsx";
import * as styles from "./guide-card.css.ts";

export const guideItems = itemsField({
  title: textField,
  text: textField,
  image: optionalImage,
  link: cardLinkField,
});

interface GuideCardProps {
  readonly guide: {
    readonly title: string;
    readonly text: string;
    readonly image?: Image | undefined;
    readonly link: CardLink;
  };
  readonly level: "h2" | "h3";
  /** Whether visitors see the card without scrolling. */
  readonly isFirst: boolean;
  /** Whether the card is in a grid, whose cards are below one another on phones. */
  readonly isListed?: boolean;
}

/** A guide with its picture above the words. */
export function GuideCard({ guide: { title, text, image, link }, level, isFirst, isListed = false }: GuideCardProps) {
  return (
    <div className={image ? (isListed ? styles.listed : styles.guide) : styles.bare}>
      {image && <Picture className={styles.picture} image={image} shape="card" isFirst={isFirst} />}
      <CardHeading level={level} title={title} href={link.href} className={heading.xl} />
      <p className={styles.text}>{text}</p>
      <CardCue link={link} title={title} className={styles.cue} />
    </div>
  );
}
