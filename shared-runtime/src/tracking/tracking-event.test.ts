import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { trackingTable } from "../../testing/tracking-table.ts";

it("is documented in the README, event by event and field by field", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const table = /<!-- tracking -->(.*)<!-- \/tracking -->/s.exec(readme)?.[1]?.trim();
  // The formatter lines columns up.
  expect(table?.replace(/ +/g, " ").replace(/-{3,}/g, "---").replace(/ --- /g, "---")).toBe(trackingTable());
});
