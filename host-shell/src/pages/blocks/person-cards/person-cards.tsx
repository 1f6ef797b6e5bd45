import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { personNotes, personPolicy, withoutPersons } from "../../patterns/person/person-field.ts";
import { PersonGrid, personSectionFields } from "../../patterns/person/person-section.tsx";

/** Persons as cards: one or two give as many columns, three or more give three. */
export const personCards = defineBlock({
  name: "person-cards",
  component: "PersonCards",
  fields: v.object(personSectionFields),
  emptyText: ({ persons }) => withoutPersons(persons),
  notes: ({ persons }) => personNotes(persons),
  policy: ({ persons }, { site }) => personPolicy(persons, site),
  draw: ({ fields, id, outer, isFirst }) => <PersonGrid fields={fields} id={id} outer={outer} isFirst={isFirst} />,
});
