import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { expect, it } from "vitest";
import { Environment } from "./environment.ts";

it("shows the name, default and meaning of every setting", () => {
  const rows = settingsTable().split("\n").slice(2);
  expect(rows).toHaveLength(85);
  expect(rows[0]).toBe("| `PORT` | `4000` | Port the server listens on; 0 takes a free one. |");
  for (const row of rows) expect(row).toMatch(/^\| `[A-Z][A-Z\d_]+` \| (`\S+`)? ?\| .{20,} \|$/);
});

it("is in docs/operate.md", async () => {
  const document = await readFile(new URL("../../../docs/operate.md", import.meta.url), "utf8");
  expect(withoutPadding(document)).toContain(withoutPadding(settingsTable()));
});

/** The settings as the Markdown table of docs/operate.md. */
function settingsTable(): string {
  const rows = Object.entries(Environment.entries).map(([name, setting]) => [
    `\`${name}\``,
    setting.default ? `\`${setting.default}\`` : "",
    v.getDescription(setting.wrapped) ?? "",
  ]);
  return [["Setting", "Default", "Meaning"], ["---", "---", "---"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** Formatters align the columns of a table. */
function withoutPadding(markdown: string): string {
  return markdown.replaceAll(/ *\| */g, "|").replaceAll(/-{3,}/g, "---");
}
