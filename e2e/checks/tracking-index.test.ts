import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";

it("lists every widget that declares tracking events, and no other", () => {
  const declaring = globSync("widgets/*/README.md")
    .filter((file) => readFileSync(file, "utf8").includes("<!-- tracking -->"))
    .map((file) => basename(dirname(file)));
  const readme = readFileSync("shared-runtime/README.md", "utf8");
  const listed = [...readme.matchAll(/^\| \[(\S+)\]\(\.\.\/widgets\/(\S+)\/README\.md#tracking\)/gm)];
  expect(listed.map(([, name, folder]) => [name, folder])).toEqual(declaring.toSorted().map((name) => [name, name]));
});
