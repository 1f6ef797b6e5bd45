import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { templates } from "./template-registry.ts";

it("are in the documentation, each with its fields", () => {
  const documentation = readFileSync(join(import.meta.dirname, "../../../../docs/pages.md"), "utf8");
  const [, table = ""] = documentation.split("\n| template | shows | fields besides those of the head |\n");
  const rows = (table.split("\n\n")[0] ?? "").split("\n").slice(1);
  const listed = rows.flatMap((row) => {
    const [names = "", , fields = ""] = row.split(" | ");
    const known = [...fields.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
    return [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => ({ name, fields: known }));
  });
  expect(listed.map(({ name }) => name).toSorted()).toEqual(templates.map(({ name }) => name).toSorted());
  const missing = templates.flatMap(({ name, fields }) =>
    Object.keys("entries" in fields ? (fields.entries as object) : {})
      .filter((field) => !listed.find((row) => row.name === name)?.fields.includes(field))
      .map((field) => `${name}: ${field}`),
  );
  expect(missing).toEqual([]);
});
