import type { ReactNode } from "react";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { linkedInHref } from "./linked-in-href.ts";
import { PersonEmail, PersonPhone, PersonProfile } from "./contact-links.tsx";
import * as contactStyles from "./contact-links.css.ts";
import * as styles from "./person-details.css.ts";
import type { Person } from "./person-field.ts";
import { Portrait } from "./portrait.tsx";

interface PersonDetailsProps {
  readonly person: Person;
  readonly titleId: string;
  readonly isFirst: boolean;
}

/**
 * The facts about a person. Only the name leads to their page: the card is not one link, since the links to reach the
 * person are among the facts.
 */
export function PersonDetails({ person, titleId, isFirst }: PersonDetailsProps) {
  const { name, title, city, tags, link, phone, email, linkedIn } = person;
  const facts: readonly (readonly [label: string, fact: ReactNode])[] = [
    ["Titel", title],
    ["By", city],
    ["Kender til", tags.length > 0 ? tags.join(", ") : undefined],
    ["Telefon", phone && <PersonPhone person={person} className={contactStyles.phone} />],
    ["E-mail", email && <PersonEmail person={person} />],
    ["Profil", linkedIn && linkedInHref(linkedIn) && <PersonProfile person={person} />],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return (
    <div className={styles.card}>
      <Portrait person={person} place="large" isFirst={isFirst} />
      <div className={styles.words}>
        <h2 className={heading.xxl} id={titleId}>
          {link === undefined ? (
            name
          ) : (
            <a className={styles.name} href={link}>
              {name}
            </a>
          )}
        </h2>
        {known.length > 0 && (
          <dl className={styles.facts}>
            {known.map(([label, fact]) => (
              <div className={styles.fact} key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{fact}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
