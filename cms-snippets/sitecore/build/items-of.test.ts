import { expect, it } from "vitest";
import type { ShippedTool } from "../../build/shipped-tool.ts";
import { idOf, sitecore, yamlOf } from "./item.ts";
import { itemsOf } from "./items-of.ts";

const tool: ShippedTool = {
  name: "cv-check",
  version: "1.0.0",
  profile: {
    title: "CV-tjek",
    summary: "Et værktøj.",
    icon: "M0 0",
    audience: "everyone",
    usualLoad: "visible",
    minHeight: 0,
  },
  schema: {
    groups: [{ name: "settings", title: "Trin 1: valg" }],
    properties: {
      joinHref: { title: "Adresse", group: "settings", type: "string" },
      level: { title: "Slags", group: "settings", enum: ["leder", "leder+ny"], enumLabels: { "leder+ny": "Ny leder" } },
      open: { title: "Åben", group: "settings", type: "boolean", default: true },
      count: {
        title: "Antal",
        description: 'Skrives "sådan".',
        group: "settings",
        type: "string",
        default: "{count} job",
        variables: { count: "Antallet." },
      },
    },
  },
};
const items = itemsOf([tool]);
const paths = items.map(({ path }) => path);
const templates = "/sitecore/templates/Project/Lederkredsen";
const itemAt = (path: string) => items.find((item) => item.path === path);

it("every item has one place, after its parent", () => {
  expect(new Set(paths.map(idOf)).size).toBe(paths.length);
  const orphans = items.filter(({ path, parent }, index) => {
    return parent === undefined && !paths.slice(0, index).includes(path.slice(0, path.lastIndexOf("/")));
  });
  expect(orphans).toEqual([]);
});

it("every template is Sitecore's own or in the package", () => {
  const known = new Set<string>([...Object.values(sitecore), ...paths.map(idOf)]);
  expect(items.filter(({ template }) => !known.has(template))).toEqual([]);
});

it("every list of choices is in the package", () => {
  const sources = items.flatMap(({ shared }) => shared?.Source ?? []);
  expect(sources).toHaveLength(3);
  expect(sources.filter((source) => !paths.includes(source))).toEqual([]);
});

it("no name has a sign that Sitecore refuses", () => {
  expect(paths.flatMap((path) => path.split("/")).filter((name) => !/^(?:\w[\w -]*)?$/.test(name))).toEqual([]);
});

it("a prop is a field with the type that fits it", () => {
  const types = ["joinHref", "level", "open", "count"].map(
    (prop) => itemAt(`${templates}/CvCheck/settings/${prop}`)?.shared?.Type,
  );
  expect(types).toEqual(["General Link", "Droplink", "Checkbox", "Single-Line Text"]);
});

it("a tick that is the default is set in the standard values", () => {
  expect(itemAt(`${templates}/CvCheck/__Standard Values`)?.own).toEqual({
    [`${templates}/CvCheck/settings/open`]: "1",
  });
});

it("a choice has its value, whatever its item is called", () => {
  expect(itemAt(`${templates}/CvCheck valg af level/leder og ny`)).toMatchObject({
    own: { [`${templates}/Valg/Valg/value`]: "leder+ny" },
    words: { "__Display name": "Ny leder" },
  });
});

it("an item is written as Sitecore reads it, with the same id in every build", () => {
  const item = itemAt(`${templates}/CvCheck/settings/count`);
  expect(item && yamlOf(item)).toBe(`---
ID: "${idOf(`${templates}/CvCheck/settings/count`)}"
Parent: "${idOf(`${templates}/CvCheck/settings`)}"
Template: "455a3e98-a627-4b40-8035-e683a0331ac7"
Path: "/sitecore/templates/Project/Lederkredsen/CvCheck/settings/count"
SharedFields:
- ID: "ab162cc0-dc80-4abf-8871-998ee5d7ba32"
  Hint: "Type"
  Value: "Single-Line Text"
- ID: "ba3f86a2-4a1c-4d78-b63d-91c2779c1b5e"
  Hint: "__Sortorder"
  Value: "400"
Languages:
${["da", "en"]
  .map(
    (language) => `- Language: "${language}"
  Fields:
  - ID: "19a69332-a23e-4e70-8d16-b2640cb24cc8"
    Hint: "Title"
    Value: "Antal"
  - ID: "9541e67d-ce8c-4225-803d-33f7f29f09ef"
    Hint: "__Short description"
    Value: "Skrives \\"sådan\\". {count}: Antallet. Uden tekst: »{count} job«"
  Versions:
  - Version: 1
    Fields:
    - ID: "25bed78c-4957-4165-998a-ca1b52f67497"
      Hint: "__Created"
      Value: "20260101T000000Z"
`,
  )
  .join("")}`);
  expect(idOf("/sitecore/templates/Project/Lederkredsen")).toBe("8d4f9116-3f44-58ff-bd74-551ac0042d5b");
});
