import * as v from "valibot";
import { expect, test } from "vitest";
import { barePerson, samplePerson } from "./sample-persons.ts";
import { initialsOf } from "./initials-of.ts";
import { linkedInHref } from "./linked-in-href.ts";
import { knownPersons, personField, personNotes, personsField, withoutPersons } from "./person-field.ts";

const text = (value: string) => ({ value });
const read = (references: unknown) => v.parse(personsField, references);

test("every empty field of a person counts as missing, and a name is enough", () => {
  expect(v.parse(personField, barePerson)).toEqual({
    id: "navn",
    person: { name: "Åse Østergård", initials: "ÅØ", tags: [] },
  });
});

test("without the fields of a name, a person has the name of the item", () => {
  const [reference] = read([{ id: "1", name: "Mette Sandgaard", fields: { firstName: text("") } }]);
  expect(reference?.person).toMatchObject({ name: "Mette Sandgaard", initials: "MS" });
});

test("a reference without fields and one without a name are nobody, and editors read the ids", () => {
  const references = read([{ id: "væk" }, samplePerson(0), { id: "navnløs", fields: { title: text("Chef") } }]);
  expect(knownPersons(references).map(({ name }) => name)).toEqual(["Mette Sandgaard"]);
  expect(personNotes(references)).toEqual([
    "Personen “væk” findes ikke eller har intet navn, så besøgende ser den ikke.",
    "Personen “navnløs” findes ikke eller har intet navn, så besøgende ser den ikke.",
  ]);
  expect(withoutPersons(references)).toBeUndefined();
  expect(withoutPersons(read([{ id: "væk" }]))).toBe("No items inserted");
});

test("a tag is an item with a name, also if it has no fields", () => {
  const tags = [{ fields: { Name: text("Kontrakter") } }, { id: "2", name: "Løn" }, { id: "3" }];
  const [reference] = read([samplePerson(0, { tags })]);
  expect(reference?.person?.tags).toEqual(["Kontrakter", "Løn"]);
});

test("a profile may be a text, and editors read about one that is not on LinkedIn", () => {
  const references = read([
    samplePerson(0, { linkedIn: text("https://dk.linkedin.com/in/mette") }),
    samplePerson(1, { linkedIn: text("https://linkedin.com.evil.example/in/henrik") }),
  ]);
  expect(personNotes(references)).toEqual([
    "Adressen “https://linkedin.com.evil.example/in/henrik” for Henrik Voss er ikke fra https://www.linkedin.com.",
  ]);
});

test.each([
  ["https://www.linkedin.com/in/mette", "https://www.linkedin.com/in/mette"],
  ["https://linkedin.com/in/mette", "https://linkedin.com/in/mette"],
  ["http://www.linkedin.com/in/mette", undefined],
  ["https://notlinkedin.com/in/mette", undefined],
  ["https://www.linkedin.com:8080/in/mette", undefined],
  ["https://www.linkedin.com@evil.example/", undefined],
  ["javascript:alert(1)//linkedin.com", undefined],
  ["mette", undefined],
])("the address %s leads to %s", (address, href) => {
  expect(linkedInHref(address)).toBe(href);
});

test.each([
  ["Fatima El-Said", "FE"],
  ["søren aabenraa åberg", "SÅ"],
  ["Mette", "M"],
  ["[No text in field] Sandgaard", "S"],
  ["7", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
