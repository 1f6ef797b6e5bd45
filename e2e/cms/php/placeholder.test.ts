import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const casesFile = join(import.meta.dirname, "../../../shared-runtime/src/editors/placeholder.cases.json");
const input = readFileSync(casesFile, "utf8");
const { cases } = JSON.parse(input) as { readonly cases: readonly { readonly name: string; readonly html: string }[] };

const { stdout, stderr, status } = spawnSync("php", [join(import.meta.dirname, "run-cases.php")], {
  input,
  encoding: "utf8",
});

test("PHP runs all cases without a warning", () => {
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(cases.length).toBeGreaterThan(10);
});

for (const [index, { name, html }] of cases.entries()) {
  test(`PHP: ${name}`, () => {
    expect((JSON.parse(stdout) as readonly string[])[index]).toBe(html);
  });
}
