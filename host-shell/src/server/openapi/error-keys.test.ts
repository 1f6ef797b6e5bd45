import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { operations } from "./operations.ts";

const root = join(import.meta.dirname, "../../../..");
const documentation = readFileSync(join(root, "docs/api.md"), "utf8");
const source = globSync("host-shell/src/**/*.ts", { cwd: root })
  .filter((path) => !/\.test\.ts$|\/testing\/|\.openapi\.ts$/.test(path))
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");

/** The error keys that docs/api.md lists, with their statuses. */
const written = new Map(
  [...documentation.matchAll(/^\| `(\w+)` \| (\d{3}(?:, \d{3})*) \|/gm)].map(([, key = "", statuses = ""]) => [
    key,
    statuses.split(", "),
  ]),
);

it("has every error key that a call documents, with its statuses", () => {
  const documented = operations.flatMap(({ answers }) =>
    Object.entries(answers).flatMap(([status, answer]) =>
      (answer.errorKeys ?? []).map((key) => [key, status] as const),
    ),
  );
  expect(documented.length).toBeGreaterThan(100);
  const missing = documented.filter(([key, status]) => key !== "genericError" && !written.get(key)?.includes(status));
  expect(missing).toEqual([]);
});

it("has every error key of the source, and no other", () => {
  const named = [
    ...source.matchAll(/(?:(?:problem|refused)\(c, \d+, |RegistryRefusal\(|(?:errorKey|invalidKey): )"(\w+)"/g),
  ].map(([, key = ""]) => key);
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((key) => key !== "genericError" && !written.has(key))).toEqual([]);
  expect([...written.keys()].filter((key) => !source.includes(`"${key}"`) && !source.includes(`${key}:`))).toEqual([]);
});
