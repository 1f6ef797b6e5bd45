import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { heightScript } from "./height-script.ts";

it("is the script of the documentation", async () => {
  const docs = await readFile(new URL("../../../../../docs/embed.md", import.meta.url), "utf8");
  expect(docs).toContain(`\`\`\`html\n${heightScript("https://host")}\n\`\`\``);
});
