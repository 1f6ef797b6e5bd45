import { ArrowRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { CardLink } from "../../content/fields/link.ts";
import * as styles from "./card.css.ts";

interface CardHeadingProps {
  readonly level: "h2" | "h3";
  readonly title: string;
  /** Without an address, the card is not a link. */
  readonly href: string | undefined;
  readonly className: string;
}

/** The heading of a card. It is the card's only link, which CSS extends over the card. */
export function CardHeading({ level: Heading, title, href, className }: CardHeadingProps) {
  return (
    <Heading className={className}>
      {href === undefined ? (
        title
      ) : (
        <a className={styles.link} href={href}>
          {title}
        </a>
      )}
    </Heading>
  );
}

interface CardCueProps {
  readonly link: CardLink;
  readonly title: string;
  readonly className?: string;
}

/** The text of a card's link, with an arrow; nothing if the text repeats the title. It is not a second link. */
export function CardCue({ link: { text }, title, className = "" }: CardCueProps) {
  if (text === "" || text === title) return null;
  return (
    <p className={`${styles.cue} ${className}`}>
      <span>{text}</span>
      <span className={styles.arrow}>
        <ArrowRightIcon />
      </span>
    </p>
  );
}

/** The class of a grid of cards. Two or four cards are in two columns, so that no row is nearly empty. */
export const gridOf = (count: number): string => styles.grid[count === 2 || count === 4 ? "two" : "three"];
