import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalKey } from "../../content/fields/text.ts";
import { PersonCard } from "../../patterns/person/person-card.tsx";
import { PersonDetails } from "../../patterns/person/person-details.tsx";
import { missingPerson, personField, personNotes, personPolicy } from "../../patterns/person/person-field.ts";
import * as styles from "./person-card.css.ts";

/** The variant of each `type`, which wins over the one in the parameters. */
const variantOf: Readonly<Record<string, string>> = { text: "01", details: "02" };
const types = Object.keys(variantOf);
const keyOf = (type: string) => types.find((known) => known === type.toLowerCase());

/** One person: variant 01 with the text about them, 02 with the facts and the links to reach them. */
export const personCard = defineBlock({
  name: "person-card",
  component: "PersonCard",
  fields: v.object({ person: personField, type: optionalKey }),
  variants: ["01", "02"],
  emptyText: ({ person }) => (person?.person ? undefined : missingPerson(person?.id)),
  notes: ({ person, type }) => [
    ...personNotes(person ? [person] : []),
    ...(type === undefined || keyOf(type) ? [] : [`Typen “${type}” findes ikke. Vælg en af: ${types.join(", ")}.`]),
  ],
  policy: ({ person }, { site }) => personPolicy(person ? [person] : [], site),
  draw: ({ fields: { person: reference, type = "" }, variant, id, outer, isFirst }) => {
    const person = reference?.person;
    if (!person) return null;
    const shown = variantOf[keyOf(type) ?? ""] ?? variant;
    const titleId = `${id}-title`;
    return (
      <section className={styles.section} {...outer} aria-labelledby={titleId}>
        <div className={styles.paper}>
          {shown === "02" ? (
            <PersonDetails person={person} titleId={titleId} isFirst={isFirst} />
          ) : (
            <PersonCard person={person} level={2} place="large" titleId={titleId} isFirst={isFirst} hasText />
          )}
        </div>
      </section>
    );
  },
});
