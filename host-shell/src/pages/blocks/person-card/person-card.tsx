import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { PersonCard } from "../../patterns/person/person-card.tsx";
import { PersonDetails } from "../../patterns/person/person-details.tsx";
import { missingPerson, personField, personNotes, personPolicy } from "../../patterns/person/person-field.ts";
import * as styles from "./person-card.css.ts";

/** One person: variant 01 with the text about them, 02 with the facts and the links to reach them. */
export const personCard = defineBlock({
  name: "person-card",
  component: "PersonCard",
  fields: v.object({ person: personField }),
  variants: ["01", "02"],
  emptyText: ({ person }) => (person?.person ? undefined : missingPerson(person?.id)),
  notes: ({ person }) => personNotes(person ? [person] : []),
  policy: ({ person }, { site }) => personPolicy(person ? [person] : [], site),
  draw: ({ fields: { person: reference }, variant, id, outer, isFirst }) => {
    const person = reference?.person;
    if (!person) return null;
    const titleId = `${id}-title`;
    return (
      <section className={styles.section} {...outer} aria-labelledby={titleId}>
        <div className={styles.paper}>
          {variant === "02" ? (
            <PersonDetails person={person} titleId={titleId} isFirst={isFirst} />
          ) : (
            <PersonCard person={person} level={2} place="large" titleId={titleId} isFirst={isFirst} hasText />
          )}
        </div>
      </section>
    );
  },
});
