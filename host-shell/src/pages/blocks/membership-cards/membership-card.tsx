import { text as textStyles } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { CheckIcon } from "shared-runtime/ui/icon/icon.tsx";
import { hidden } from "shared-runtime/ui/visually-hidden/visually-hidden.css.ts";
import * as v from "valibot";
import { optionalLink } from "../../content/fields/link.ts";
import { optionalKey, optionalRichText, optionalText, textField } from "../../content/fields/text.ts";
import { More } from "../../patterns/expandable/expandable.tsx";
import { Prose } from "../../patterns/prose/prose.tsx";
import { fadedLines } from "./faded-lines.ts";
import * as styles from "./membership-card.css.ts";
import { orderOf } from "./membership-order.ts";
import { monthlyPrice } from "./monthly-price.ts";

/** The fields of a card. */
export const membershipCard = {
  title: textField,
  /** A few words that set the card apart: "Det vælger de fleste". */
  label: optionalText,
  /** The people whom the membership is for. */
  text: optionalText,
  /** Price per month. A number gets "kr./md."; any other text is shown as it is. */
  price: optionalText,
  priceNote: optionalText,
  /** The link to order the membership. */
  link: optionalLink,
  /** The membership that the link orders: `fagforening+akasse`, `fagforening` or `akasse`. */
  linkId: optionalKey,
  /** What the membership includes, one thing per line. */
  lines: optionalText,
  /** The lines that the membership does not include: "05 06", or "all". */
  fade: optionalKey,
  /** More text, which a button opens. */
  more: optionalRichText,
  expandText: optionalText,
  closeText: optionalText,
};

const cardFields = v.object(membershipCard);
type CardFields = v.InferOutput<typeof cardFields>;

interface MembershipCardProps {
  readonly id: string;
  readonly card: CardFields;
  readonly level: 2 | 3;
}

export function MembershipCard({ id, card, level }: MembershipCardProps) {
  const Heading = `h${level}` as const;
  const { classes, isFaded } = fadedLines(card.fade);
  const lines = linesOf(card);
  const price = card.price === undefined ? undefined : monthlyPrice(card.price);
  const look = card.label ? styles.chosenCard : styles.card;
  return (
    <li className={[look, ...classes].join(" ")} id={id}>
      <div className={styles.opening}>
        {card.label && <p className={styles.label}>{card.label}</p>}
        <Heading className={styles.title}>{card.title}</Heading>
        {card.text && <p className={textStyles.soft}>{card.text}</p>}
      </div>
      <div className={styles.cost}>
        {price && (
          <p className={price.unit ? styles.price : styles.priceInWords}>
            {price.unit ? (
              <>
                <span className={styles.amount}>{price.amount}</span> <span className={styles.unit}>{price.unit}</span>
              </>
            ) : (
              price.amount
            )}
          </p>
        )}
        {card.priceNote && <p className={textStyles.small}>{card.priceNote}</p>}
      </div>
      <div className={styles.order}>{card.link && <OrderLink {...card} link={card.link} />}</div>
      <ul className={styles.lines} role="list">
        {lines.map((line, index) => (
          <li key={index} className={isFaded(index + 1) ? styles.fadedLine : styles.line}>
            <span className={styles.mark}>{isFaded(index + 1) ? <span className={styles.dash} /> : <CheckIcon />}</span>
            <span>
              {isFaded(index + 1) && <span className={hidden}>Ikke med: </span>}
              {line}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {card.more && (
          <More
            openText={card.expandText ?? "Mere info her"}
            closeText={card.closeText ?? "Luk info"}
            about={card.title}
          >
            <Prose html={card.more} />
          </More>
        )}
      </div>
    </li>
  );
}

/** What a membership includes and what it does not include, one thing per line. */
export function linesOf({ lines }: Pick<CardFields, "lines">): readonly string[] {
  return lines?.split("\n").filter((line) => line.trim() !== "") ?? [];
}

function OrderLink({ link, linkId, label, title }: CardFields & { readonly link: NonNullable<CardFields["link"]> }) {
  const { href, membershipType } = orderOf(link.href, linkId);
  return (
    <ButtonLink href={href} variant={label ? "accent" : "outline"} wide data-membership-type={membershipType}>
      {link.text}
      <span className={hidden}>: {title}</span>
    </ButtonLink>
  );
}
