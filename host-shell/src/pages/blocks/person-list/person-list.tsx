import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { personNotes, personPolicy, withoutPersons } from "../../patterns/person/person-field.ts";
import { PersonRows, personSectionFields } from "../../patterns/person/person-section.tsx";

/** Persons with their texts, two per row. */
export const personList = defineBlock({
  name: "person-list",
  component: "PersonList",
  fields: v.object(personSectionFields),
  emptyText: ({ persons }) => withoutPersons(persons),
  notes: ({ persons }) => personNotes(persons),
  policy: ({ persons }, { site }) => personPolicy(persons, site),
  draw: ({ fields, id, outer, isFirst }) => <PersonRows fields={fields} id={id} outer={outer} isFirst={isFirst} />,
});
