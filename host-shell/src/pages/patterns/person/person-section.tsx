import type { ReactNode } from "react";
import { text } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import type { BlockProps } from "../../block/define-block.ts";
import { optionalText } from "../../content/fields/text.ts";
import { PersonCard } from "./person-card.tsx";
import { knownPersons, personsField, type Person } from "./person-field.ts";
import { SectionOpening } from "../section-opening/section-opening.tsx";
import * as styles from "./person-section.css.ts";

/** The fields of a block that shows persons. */
export const personSectionFields = { title: optionalText, lead: optionalText, persons: personsField };

const Fields = v.object(personSectionFields);
type Props = Pick<BlockProps<v.InferOutput<typeof Fields>>, "fields" | "id" | "outer" | "isFirst">;

/** Cards of persons, 8 of the page's 12 columns wide. One or two persons give as many columns, more give three. */
export function PersonGrid(props: Props) {
  const persons = knownPersons(props.fields.persons);
  const columns = Math.min(persons.length, 3);
  return (
    <Section {...props} className={styles.beside}>
      <ul className={styles.grid} data-columns={columns} role="list">
        <Cards {...props} persons={persons} place={columns === 1 ? "large" : "card"} />
      </ul>
    </Section>
  );
}

/** Persons with their texts, two per row. */
export function PersonRows(props: Props) {
  return (
    <Section {...props} className={styles.below}>
      <ul className={styles.rows} role="list">
        <Cards {...props} persons={knownPersons(props.fields.persons)} place="row" hasText />
      </ul>
    </Section>
  );
}

interface CardsProps extends Props {
  readonly persons: readonly Person[];
  readonly place: "card" | "large" | "row";
  readonly hasText?: boolean;
}

function Cards({ fields: { title }, persons, place, hasText = place === "large", isFirst }: CardsProps) {
  return persons.map((person, index) => (
    <li className={styles.item[place]} key={index}>
      <PersonCard
        person={person}
        level={title ? 3 : 2}
        place={place}
        isFirst={isFirst && index < 3}
        hasText={hasText}
      />
    </li>
  ));
}

interface SectionProps extends Props {
  readonly className: string;
  readonly children: ReactNode;
}

function Section({ fields: { title, lead }, id, outer, className, children }: SectionProps) {
  return (
    <section className={className} {...outer} aria-labelledby={title && `${id}-title`}>
      <SectionOpening title={title} lead={lead} id={id} className={styles.opening} leadClassName={text.soft} />
      {children}
    </section>
  );
}
