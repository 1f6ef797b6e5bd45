import { expect, test } from "vitest";
import { personItem } from "./people.ts";
import { withReferences } from "./references.ts";

const mette = personItem("mette", {
  name: "Mette Lund",
  fields: { firstName: { value: "Mette" }, link: { value: { href: "/raadgivere/mette", text: "Mette" } } },
});
const people = new Map([["mette", mette]]);

test("a reference gets the name, the address and the fields of the person", () => {
  const json = { person: { id: "mette" }, persons: [{ id: "mette" }, { id: "ukendt" }] };
  expect(withReferences(json, people)).toEqual({ person: mette, persons: [mette, { id: "ukendt" }] });
  expect(mette).toMatchObject({ name: "Mette Lund", url: "/raadgivere/mette" });
});

test("an object with more than an id is not a reference", () => {
  const json = { tags: [{ id: "mette", name: "Et emne" }], id: 7, other: { id: null } };
  expect(withReferences(json, people)).toEqual(json);
});

test("a person without a page has no address", () => {
  expect(personItem("ib", { name: "Ib", fields: { link: { value: { href: 7 } } } }).url).toBeUndefined();
  expect(personItem("ib", { name: "Ib", fields: {} }).url).toBeUndefined();
});
