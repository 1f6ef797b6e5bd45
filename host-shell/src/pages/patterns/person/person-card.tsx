import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";
import { PhoneIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Prose } from "../prose/prose.tsx";
import { ContactLinks, PersonPhone } from "./contact-links.tsx";
import * as contactStyles from "./contact-links.css.ts";
import * as styles from "./person-card.css.ts";
import type { Person } from "./person-field.ts";
import { Portrait, type PortraitPlace } from "./portrait.tsx";

interface PersonCardProps {
  readonly person: Person;
  /** The level of the name as a heading. */
  readonly level: 2 | 3;
  readonly place: Exclude<PortraitPlace, "page">;
  readonly isFirst: boolean;
  /** The id of the heading. */
  readonly titleId?: string;
  readonly hasText?: boolean;
}

/**
 * A person. With a page of their own, the whole card is a link to it, except for the number, which calls them; otherwise
 * it has the links to reach them.
 */
export function PersonCard({ person, level, place, isFirst, titleId, hasText = false }: PersonCardProps) {
  const { name, title, city, text, tags, link, phone } = person;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.card[place]}>
      <Portrait person={person} place={place} isFirst={isFirst} />
      <div className={styles.words}>
        <Heading className={place === "large" ? heading.xxl : heading.xl} id={titleId}>
          {link === undefined ? (
            name
          ) : (
            <a className={styles.link} href={link}>
              {name}
            </a>
          )}
        </Heading>
        {title && <p className={styles.title}>{title}</p>}
        {city && <p className={`${textStyles.small} ${styles.city}`}>{city}</p>}
        <Tags tags={tags} />
        {hasText && text && (
          <div className={styles.text}>
            <Prose html={text} />
          </div>
        )}
        {link === undefined ? (
          <ContactLinks person={person} />
        ) : (
          phone !== undefined && (
            <p className={`${contactStyles.row} ${styles.number}`}>
              <PhoneIcon />
              <PersonPhone person={person} className={`${contactStyles.phone} ${styles.call}`} />
            </p>
          )
        )}
      </div>
    </div>
  );
}

/** What a person knows about, in a line. */
export function Tags({ tags }: Pick<Person, "tags">) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} role="list">
      {tags.map((tag, index) => (
        <li className={styles.tag} key={index}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
