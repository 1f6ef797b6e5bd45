import { readFileSync } from "node:fs";
import { serviceForms } from "shared-runtime/service-forms/service-form-list.ts";
import { expect, it } from "vitest";

it("lists every form in the README, with its title and the number of its steps", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const listed = [...readme.matchAll(/^\| `(LHO\d+)` \| ([^,|]+?)(?:,[^|]*)? \| (\d) \|$/gm)].map((row) =>
    row.slice(1),
  );
  const known = serviceForms.map(({ formId, title, steps }) => [formId, title, String(steps.length)]);
  expect(listed).toEqual(known);
});
