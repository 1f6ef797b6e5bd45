import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { PhoneIcon } from "shared-runtime/ui/icon/icon.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { evenLines } from "../../chrome/page.css.ts";
import { optionalText } from "../../content/fields/text.ts";
import { PersonEmail, PersonProfile } from "../../patterns/person/contact-links.tsx";
import { Tags } from "../../patterns/person/person-card.tsx";
import {
  missingPerson,
  type Person,
  personField,
  personNotes,
  personPolicy,
} from "../../patterns/person/person-field.ts";
import { Portrait } from "../../patterns/person/portrait.tsx";
import { phoneHref } from "../../patterns/phone/phone.tsx";
import { Prose } from "../../patterns/prose/prose.tsx";
import * as styles from "./bio-header.css.ts";

/** The name of a person as the title of the page, with the portrait and the links to reach them. */
export const bioHeader = defineBlock({
  name: "bio-header",
  component: "BioHeader",
  fields: v.object({
    person: personField,
    /** Replaces the text of the person. */
    lead: optionalText,
  }),
  emptyText: ({ person }) => (person?.person ? undefined : missingPerson(person?.id)),
  notes: ({ person }) => personNotes(person ? [person] : []),
  policy: ({ person }, { site }) => personPolicy(person ? [person] : [], site),
  draw: ({ fields: { person: reference, lead }, outer, isFirst }) => {
    const person = reference?.person;
    if (!person) return null;
    const { name, title, city, tags } = person;
    return (
      <header className={styles.header} {...outer}>
        <Portrait person={person} place="page" isFirst={isFirst} />
        <div className={styles.words}>
          <h1 className={`${heading.display} ${styles.name}`}>{name}</h1>
          {title && <p className={`${text.lead} ${evenLines}`}>{title}</p>}
          {city && <p className={text.small}>{city}</p>}
          <Tags tags={tags} />
          {lead ? (
            <p className={styles.about}>{lead}</p>
          ) : (
            person.text && (
              <div className={styles.about}>
                <Prose html={person.text} />
              </div>
            )
          )}
          <Contact person={person} />
        </div>
      </header>
    );
  },
});

function Contact({ person }: { readonly person: Person }) {
  const { name, phone, email } = person;
  const call = phone && phoneHref(phone);
  return (
    <div className={styles.contact}>
      {call ? (
        <ButtonLink href={call} icon={<PhoneIcon />}>
          <VisuallyHidden>Ring til {name}, </VisuallyHidden>
          {phone}
        </ButtonLink>
      ) : (
        phone && <p>{phone}</p>
      )}
      {email !== undefined && <PersonEmail person={person} />}
      <PersonProfile person={person} />
    </div>
  );
}
