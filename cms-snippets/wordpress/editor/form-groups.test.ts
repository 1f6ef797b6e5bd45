import { expect, it } from "vitest";
import { formOf, searchForm } from "./form-groups.ts";

const schema = {
  groups: [
    { name: "settings", title: "Adresser" },
    { name: "empty", title: "Ingenting" },
    { name: "upload", title: "Trin 1" },
  ],
  properties: {
    uploadTitle: { title: "Overskrift", group: "upload", default: "Hvor stærkt står dit CV?" },
    joinHref: { title: "Adresse", group: "settings", description: "Hvor knappen fører hen" },
    hint: { title: "Note", group: "upload", importance: "rare" as const },
    leadSource: { title: "Nummer", group: "settings", importance: "internal" as const, default: 7 },
    stray: { title: "Uden gruppe" },
  },
};
const names = (props: readonly { readonly name: string }[]) => props.map(({ name }) => name);

it("has the groups in the order of the schema, without empty ones, and the rest last", () => {
  const { groups, internal } = formOf(schema);
  expect(groups.map(({ title, usual, rare }) => [title, names(usual), names(rare)])).toEqual([
    ["Adresser", ["joinHref"], []],
    ["Trin 1", ["uploadTitle"], ["hint"]],
    ["", ["stray"], []],
  ]);
  expect(names(internal)).toEqual(["leadSource"]);
  expect(formOf({})).toEqual({ groups: [], internal: [] });
});

it.each([
  ["STÆRKT cv", ["Trin 1: uploadTitle"]],
  ["fører knappen", ["Adresser: joinHref"]],
  ["note", ["Trin 1: hint"]],
  ["klar", ["Trin 1: uploadTitle"]],
  ["7", ["For udviklere: leadSource"]],
  ["findes ikke", []],
])("finds %s in titles, explanations, defaults and what was chosen", (search, found) => {
  const results = searchForm(formOf(schema), { uploadTitle: "Er dit CV klar?" }, search, "For udviklere");
  expect(results.flatMap(({ title, props }) => names(props).map((name) => `${title}: ${name}`))).toEqual(found);
});
