import { type ReactNode, useId } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Sheet } from "shared-runtime/ui/sheet/sheet.tsx";
import type { CrossLinkTexts } from "../cross-link.texts.ts";
import type { Offer } from "../model/offer.ts";
import * as styles from "./offer-screen.css.ts";

export interface OfferScreenProps {
  readonly texts: CrossLinkTexts<"card">;
  readonly offer: Offer;
  readonly href: string;
  /** Address of a picture of the CV. If absent, the sheet has drawn lines. */
  readonly frontPage: string | undefined;
  /** Shown above the title. */
  readonly mark?: ReactNode;
  readonly onFollow?: () => void;
}

/** The visitor's CV with a link to the other tool; only the link if the offer has no text. */
export function OfferScreen({ texts, offer, href, frontPage, mark, onFollow }: OfferScreenProps) {
  const titleId = useId();
  if (offer.text === undefined) {
    return (
      <section className={styles.small} role="group" aria-labelledby={titleId}>
        {mark && <p>{mark}</p>}
        <h2 id={titleId} className={`${text.title} ${styles.smallTitle}`}>
          {offer.title}
        </h2>
        <ButtonLink variant="outline" href={href} onClick={onFollow}>
          {offer.button}
        </ButtonLink>
      </section>
    );
  }
  return (
    <section className={styles.card} role="group" aria-labelledby={titleId}>
      <div className={styles.page}>
        <Sheet src={frontPage} alt={texts.frontPageAlt} />
      </div>
      <div className={styles.top}>
        {mark && <p>{mark}</p>}
        <h2 id={titleId} className={heading.xl}>
          {offer.title}
        </h2>
      </div>
      <p className={`${text.soft} ${styles.words}`}>{offer.text}</p>
      <div className={styles.action}>
        <ButtonLink wide href={href} onClick={onFollow}>
          {offer.button}
        </ButtonLink>
      </div>
    </section>
  );
}
