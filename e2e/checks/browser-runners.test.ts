import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { browserRunnersFor, leftOutOf } from "./browser-runners.ts";

const folders = ["journeys", "platform", "faults"];
const files = folders.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, "..", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `/repository/e2e/${folder}/${name}`),
);

/** The test files that a run with these options includes, as Playwright selects them. */
function chosenBy(script: string, options: readonly string[]): readonly string[] | undefined {
  const runner = browserRunnersFor(options).find((other) => other.script === script);
  return (
    runner &&
    files.filter((file) => runner.files.length === 0 || runner.files.some((part) => new RegExp(part).test(file)))
  );
}

test("Chromium leaves long tests out unless they are asked for", () => {
  const isLong = (file: string): boolean => file.endsWith(".long.test.ts");
  const { testIgnore, grepInvert } = leftOutOf({ WITHOUT_LONG_TESTS: "1" });
  expect(files.some(isLong)).toBe(true);
  expect(files.filter((file) => testIgnore?.test(file))).toEqual(files.filter(isLong));
  expect(grepInvert?.test("journeys/joining.test.ts somebody joins @long")).toBe(true);
  expect(leftOutOf({})).toEqual({});
  expect(chosenBy("test:browser", [])).toEqual(files);
});

test("other browsers run only if they are asked for, Firefox with its eight files, long or not", () => {
  expect(chosenBy("test:firefox", ["--long"])).toBeUndefined();
  expect(chosenBy("test:webkit", ["--firefox"])).toBeUndefined();
  expect(chosenBy("test:firefox", ["--firefox"])).toHaveLength(8);
  expect(chosenBy("test:firefox", ["--firefox", "--long"])).toHaveLength(8);
});
