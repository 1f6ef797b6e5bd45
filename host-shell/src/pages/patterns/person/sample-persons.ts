import { image, items, link, longWord, text } from "../../block/block-samples.ts";

const names = [
  ["Mette", "Sandgaard", "Rådgiver, tidligere afdelingssygeplejerske", "Aarhus"],
  ["Henrik", "Voss", "Rådgiver, tidligere produktionschef", "Kolding"],
  ["Nadia", "Rahimi", "Rådgiver, tidligere it-teamleder", "København"],
  ["Søren", "Abildgaard", "Rådgiver, tidligere byggeleder", "Odense"],
] as const;

/** A person with everything that a person may have, except a page. */
export function samplePerson(index: number, own: Readonly<Record<string, unknown>> = {}) {
  const [firstName, lastName, title, city] = names[index % names.length] ?? names[0];
  return {
    id: `person-${index}`,
    fields: {
      firstName: text(firstName),
      lastName: text(lastName),
      title: text(title),
      text: text("Har siddet på begge sider af bordet og svarer på det, du ikke kan spørge din egen chef om."),
      city: text(city),
      tags: items(2, (tag) => ({ Name: text(["Kontrakter", "Opsigelse"][tag]) })),
      phone: text(`70 20 31 ${String(index + 1).padStart(2, "0")}`),
      email: text(`${firstName.toLowerCase()}@lederkredsen.example`),
      linkedIn: link("https://www.linkedin.com/in/lederkredsen", "LinkedIn"),
      imgXS: image(88, 88),
      imgMD: image(576, 576),
      cardImgXS: image(352, 352),
      ...own,
    },
  };
}

export const samplePersons = (count: number, own: Readonly<Record<string, unknown>> = {}) =>
  Array.from({ length: count }, (_, index) => samplePerson(index, own));

/** A person with nothing but a name, in the way that a CMS sends empty fields. */
export const barePerson = {
  id: "navn",
  fields: {
    firstName: text("Åse"),
    lastName: text("Østergård"),
    title: text(),
    text: text(),
    city: text(),
    tags: [],
    link: link(),
    phone: text(),
    email: text(),
    linkedIn: link(),
    imgXS: image(),
    imgMD: image(),
    cardImgXS: image(),
  },
};

/** A person whose every text is a word that is wider than a card. */
export const longPerson = samplePerson(0, {
  firstName: text(longWord),
  lastName: text(longWord),
  title: text(longWord),
  text: text(longWord),
  city: text(longWord),
  tags: items(2, () => ({ Name: text(longWord) })),
  phone: text(longWord),
  email: text(`${longWord}@${longWord}.example`),
});

/** A reference to a person that does not exist. */
export const missingReference = { id: "findes-ikke" };
