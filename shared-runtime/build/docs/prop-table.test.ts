import { expect, it } from "vitest";
import { propTable } from "./prop-table.ts";

const schema = {
  groups: [
    { name: "settings", title: "Indstillinger" },
    { name: "texts", title: "Tekster" },
  ],
  properties: {
    uploadTitle: {
      title: "Overskrift",
      description: "Øverst.",
      group: "texts",
      default: "{count} job",
      variables: { count: "Antallet." },
    },
    leadTool: {
      title: "Værktøj",
      group: "settings",
      enum: ["a", "b"],
      enumLabels: { a: "Det ene", b: "Det andet" },
      default: "a",
    },
    privacyHref: { title: "Adresse", group: "settings" },
    soldOut: { title: "Udsolgt", group: "settings", default: false },
  },
} as const;

it("has a row for each group, and for each of its props what an editor reads", () => {
  expect(propTable(schema, ["attribute", "meaning", "default"])).toBe(
    `
| attribute | meaning | default |
| --- | --- | --- |
| **Indstillinger** |  |  |
| \`data-lead-tool\` | Værktøj<br>\`a\`: Det ene<br>\`b\`: Det andet | \`a\` |
| \`data-privacy-href\` | Adresse |  |
| \`data-sold-out\` | Udsolgt | \`false\` |
| **Tekster** |  |  |
| \`data-upload-title\` | Overskrift. Øverst.<br>\`{count}\`: Antallet. | {count} job |`.trim(),
  );
});

it("leaves out props that are not listed, and groups without any", () => {
  const table = propTable(schema, ["Attribut", "Hvad det er", "Standardtekst"], (prop) => prop === "uploadTitle");
  expect(
    table
      .split("\n")
      .slice(2)
      .map((row) => row.split(" | ")[0]),
  ).toEqual(["| **Tekster**", "| `data-upload-title`"]);
});
