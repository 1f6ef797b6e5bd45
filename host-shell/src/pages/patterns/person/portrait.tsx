import type { Person } from "./person-field.ts";
import * as styles from "./portrait.css.ts";

/** The width of a portrait in CSS pixels, by place. */
const widths = { row: 112, card: 176, large: 240, page: 352 } as const;
export type PortraitPlace = keyof typeof widths;

interface PortraitProps {
  readonly person: Person;
  readonly place: PortraitPlace;
  /** Whether visitors see the portrait without scrolling. */
  readonly isFirst: boolean;
}

/** The face of a person in a circle, or the initials. The name is next to it, so screen readers skip it. */
export function Portrait({ person, place, isFirst }: PortraitProps) {
  const { imgXS, cardImgXS, imgMD, initials } = person;
  const image = place === "page" || place === "large" ? (imgMD ?? cardImgXS ?? imgXS) : (cardImgXS ?? imgMD ?? imgXS);
  const className = `${styles.portrait} ${styles.place[place]}`;
  if (!image)
    return (
      <svg className={`${className} ${styles.drawn}`} viewBox="0 0 88 88" aria-hidden>
        <circle className={styles.circle} cx="44" cy="44" r="43" />
        <text className={styles.initials} x="44" y="44" dy="0.35em" textAnchor="middle">
          {initials}
        </text>
      </svg>
    );
  return (
    <img
      className={className}
      src={image.src}
      alt=""
      width={widths[place]}
      height={widths[place]}
      loading={isFirst ? undefined : "lazy"}
      decoding={isFirst ? undefined : "async"}
      fetchPriority={isFirst && place === "page" ? "high" : undefined}
    />
  );
}
