import * as v from "valibot";
import { noItems } from "../../block/editor-texts.ts";
import type { PolicyNeeds } from "../../block/prepared-block.ts";
import { optional } from "../../content/fields/empty.ts";
import { optionalImage } from "../../content/fields/image.ts";
import { referenceField, referencesField } from "../../content/fields/items.ts";
import { linkAddressField } from "../../content/fields/link.ts";
import { optionalKey, optionalRichText, optionalText } from "../../content/fields/text.ts";
import type { Site } from "../../sites/site.ts";
import { initialsOf } from "./initials-of.ts";
import { linkedInHref } from "./linked-in-href.ts";

/** An address that a CMS sends as a link or as a text. */
const address = v.pipe(
  v.union([v.object({ value: v.object({ href: v.string() }) }), v.object({ value: v.string() })]),
  v.transform(({ value }) => (typeof value === "string" ? value : value.href).trim()),
);

const fields = {
  firstName: optionalText,
  lastName: optionalText,
  title: optionalText,
  text: optionalRichText,
  city: optionalText,
  tags: referencesField({ Name: optionalText }),
  /** The page about the person. */
  link: optional(linkAddressField),
  phone: optionalKey,
  email: optionalKey,
  linkedIn: optional(address),
  imgXS: optionalImage,
  imgMD: optionalImage,
  cardImgXS: optionalImage,
};

const reference = referenceField(fields);
type Reference = v.InferOutput<typeof reference>;

export interface Person extends Omit<NonNullable<Reference["fields"]>, "firstName" | "lastName" | "tags"> {
  readonly name: string;
  readonly initials: string;
  readonly tags: readonly string[];
}

/** A reference to a person. */
export interface PersonReference {
  readonly id: string | undefined;
  /** `undefined` if there is no such person, or if the person has no name. */
  readonly person: Person | undefined;
}

function personOf({ id, name: itemName, fields: known }: Reference): PersonReference {
  if (known === undefined) return { id, person: undefined };
  const { firstName, lastName, tags, ...rest } = known;
  const name = [firstName, lastName].filter((part) => part !== undefined).join(" ") || itemName;
  if (!name) return { id, person: undefined };
  const words = tags.map((tag) => tag.fields?.Name ?? tag.name).filter((word) => word !== undefined);
  return { id, person: { ...rest, name, initials: initialsOf(name), tags: words } };
}

/** A person, as an item that the field refers to. */
export const personField = optional(v.pipe(reference, v.transform(personOf)));

/** Persons, as items that the field refers to. */
export const personsField = v.pipe(
  referencesField(fields),
  v.transform((references) => references.map(personOf)),
);

/** The persons that visitors see. */
export function knownPersons(references: readonly PersonReference[]): readonly Person[] {
  return references.map(({ person }) => person).filter((person) => person !== undefined);
}

/** A text for editors if visitors would see nobody. */
export function withoutPersons(references: readonly PersonReference[]): string | undefined {
  return knownPersons(references).length === 0 ? noItems : undefined;
}

/** Mistakes, for editors, in the references to persons and in the addresses of the persons. */
export function personNotes(references: readonly PersonReference[]): readonly string[] {
  return references.flatMap(({ id, person }) => {
    if (person === undefined) return [missingPerson(id)];
    const isWrong = person.linkedIn !== undefined && linkedInHref(person.linkedIn) === undefined;
    return isWrong ? [`Adressen “${person.linkedIn}” for ${person.name} er ikke fra https://www.linkedin.com.`] : [];
  });
}

export function missingPerson(id: string | undefined): string {
  return `Personen “${id ?? "uden id"}” findes ikke eller har intet navn, så besøgende ser den ikke.`;
}

/** The origins that the policy must allow for portraits and for images in the persons' texts. */
export function personPolicy(
  references: readonly PersonReference[],
  { mediaHosts }: Pick<Site, "mediaHosts">,
): PolicyNeeds {
  const hasImages = knownPersons(references).some(
    ({ imgXS, imgMD, cardImgXS, text }) => imgXS ?? imgMD ?? cardImgXS ?? text?.includes("<img "),
  );
  return hasImages ? { images: mediaHosts } : {};
}
