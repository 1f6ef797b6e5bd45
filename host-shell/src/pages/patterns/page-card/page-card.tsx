import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { PageListItem } from "../../../services/page-lists/page-list.ts";
import { CardHeading } from "../card/card.tsx";
import * as pictureStyles from "../picture/picture.css.ts";
import * as styles from "./page-card.css.ts";
import { cardTexts } from "./page-card-texts.ts";

interface PageCardProps {
  readonly item: Pick<
    PageListItem,
    "title" | "url" | "manchet" | "publishedDate" | "showPublishedDate" | "imgXS" | "imgSM" | "additional"
  >;
  readonly level: "h2" | "h3";
  /** Whether visitors see the card without scrolling. */
  readonly isFirst?: boolean;
  /** Draws also empty parts, so that a script can fill them in. */
  readonly isTemplate?: boolean;
}

const facts = [
  ["date", "Tid"],
  ["address", "Sted"],
  ["price", "Pris"],
] as const;

/**
 * A page in a list. The heading is its only link. The attributes `data-part` are for `fillPageCard`, which makes the
 * same card in the browser.
 */
export function PageCard({ item, level, isFirst = false, isTemplate = false }: PageCardProps) {
  const { title, url, manchet, publishedDate, imgXS, imgSM, additional } = item;
  const texts = cardTexts(item);
  const picture = imgXS ?? imgSM;
  const has = (part: string) => isTemplate || part !== "";
  return (
    <div className={styles.card}>
      {(isTemplate || picture) && (
        <img
          data-part="picture"
          className={`${pictureStyles.image} ${pictureStyles.shape.card} ${styles.picture}`}
          src={picture?.src}
          alt={picture?.alt ?? ""}
          width={576}
          height={324}
          loading={isFirst ? undefined : "lazy"}
          decoding={isFirst ? undefined : "async"}
        />
      )}
      {has(texts.published) && (
        <time
          className={`${text.small} ${styles.published}`}
          data-part="published"
          dateTime={publishedDate?.slice(0, 10) ?? ""}
        >
          {texts.published}
        </time>
      )}
      {has(texts.soldOut) && (
        <p className={styles.soldOut} data-part="soldOut">
          {texts.soldOut}
        </p>
      )}
      <CardHeading level={level} title={title} href={url} className={heading.xl} />
      {has(manchet) && (
        <p className={styles.manchet} data-part="manchet">
          {manchet}
        </p>
      )}
      {(isTemplate || facts.some(([part]) => texts[part] !== "")) && (
        <dl className={styles.facts} data-part="facts">
          {facts.map(
            ([part, label]) =>
              has(texts[part]) && (
                <div key={part}>
                  <dt>
                    <VisuallyHidden>{label}</VisuallyHidden>
                  </dt>
                  <dd data-part={part}>
                    {part === "date" ? <time dateTime={additional?.date ?? ""}>{texts.date}</time> : texts[part]}
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  );
}

/** A card with every part, all of them empty. */
export const emptyItem: PageCardProps["item"] = {
  title: "",
  url: "",
  manchet: "",
  publishedDate: null,
  showPublishedDate: false,
  imgXS: null,
  imgSM: null,
  additional: null,
};
