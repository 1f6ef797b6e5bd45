import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { personNotes, personPolicy, withoutPersons } from "../../patterns/person/person-field.ts";
import { PersonGrid, personSectionFields } from "../../patterns/person/person-section.tsx";

/** The speakers of an event, as cards. */
export const speakersList = defineBlock({
  name: "speakers-list",
  component: "SpeakersList",
  fields: v.object(personSectionFields),
  emptyText: ({ persons }) => withoutPersons(persons),
  notes: ({ persons }) => personNotes(persons),
  policy: ({ persons }, { site }) => personPolicy(persons, site),
  draw: ({ fields, id, outer, isFirst }) => <PersonGrid fields={fields} id={id} outer={outer} isFirst={isFirst} />,
});
