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
  /** In milliseconds since 1970. */
  readonly now: number;
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
export function PageCard({ item, level, now, isFirst = false, isTemplate = false }: PageCardProps) {
  const { title, url, imgXS, imgSM } = item;
  const texts = cardTexts(item, now);
  const picture = imgXS ?? imgSM;
  const has = (part: keyof typeof texts) => isTemplate || Boolean(texts[part][0]);
  const timeOf = (part: "published" | "date") => (isTemplate ? undefined : (texts[part][1] ?? undefined));
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
      {has("published") && (
        <time className={`${text.small} ${styles.published}`} data-part="published" dateTime={timeOf("published")}>
          {texts.published[0]}
        </time>
      )}
      {has("signUp") && (
        <p className={styles.signUp} data-part="signUp">
          {texts.signUp[0]}
        </p>
      )}
      <CardHeading level={level} title={title} href={url} className={heading.xl} />
      {has("manchet") && (
        <p className={styles.manchet} data-part="manchet">
          {texts.manchet[0]}
        </p>
      )}
      {facts.some(([part]) => has(part)) && (
        <dl className={styles.facts} data-part="facts">
          {facts.map(
            ([part, label]) =>
              has(part) && (
                <div key={part}>
                  <dt>
                    <VisuallyHidden>{label}</VisuallyHidden>
                  </dt>
                  {part === "date" ? (
                    <dd>
                      <time className={styles.date} data-part="date" dateTime={timeOf("date")}>
                        {texts.date[0]}
                      </time>
                    </dd>
                  ) : (
                    <dd data-part={part}>{texts[part][0]}</dd>
                  )}
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
