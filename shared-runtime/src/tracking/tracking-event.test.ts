import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { trackingTable } from "../../testing/tracking-table.ts";

it("is documented in the README, event by event and field by field", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(/<!-- tracking -->\n(.*)\n<!-- \/tracking -->/s.exec(readme)?.[1]).toBe(trackingTable());
});
