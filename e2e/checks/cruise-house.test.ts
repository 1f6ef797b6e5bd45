import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { type CruisedHouse, cruiseHouse, objectionsTo } from "./cruise-house.ts";

const houses: string[] = [];
afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true });
});

/**
 * Writes a small repository with these sources, in which `shared-runtime` is linked as a workspace. Returns its root.
 */
function houseOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "house-"));
  houses.push(root);
  const all = {
    "package.json": JSON.stringify({ name: "house", workspaces: ["shared-runtime"] }),
    "tsconfig.json": "{}",
    "shared-runtime/package.json": JSON.stringify({ name: "shared-runtime", exports: { "./*": "./src/*" } }),
    "shared-runtime/src/contract/define-widget.tsx": "export const defineWidget = 1;",
    "node_modules/hono/package.json": JSON.stringify({ name: "hono", main: "dist/index.js" }),
    "node_modules/hono/dist/index.js": "export const hono = 1;",
    "node_modules/xstate/package.json": JSON.stringify({ name: "xstate", main: "dist/index.js" }),
    "node_modules/xstate/dist/index.js": "export const xstate = 1;",
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(join(root, "shared-runtime"), join(root, "node_modules/shared-runtime"));
  return root;
}

it("reads a house that keeps the arrows, through the names of its workspaces", async () => {
  const house = houseOf({
    "widgets/one/src/widget.tsx": `import { defineWidget } from "shared-runtime/contract/define-widget.tsx"; import type { One } from "./one.ts"; export const one: One = defineWidget;`,
    "widgets/one/src/one.ts": `export type One = number;`,
  });
  expect(await cruiseHouse(house)).toEqual({ modules: 3, dependencies: 2, unread: [], violations: [] });
});

it.each<[rule: string, files: Readonly<Record<string, string>>, from: string, to: string]>([
  [
    "no-circular",
    {
      "host-shell/src/pages/a.ts": `import { b } from "./b.ts"; export const a = () => b;`,
      "host-shell/src/pages/b.ts": `import { a } from "./a.ts"; export const b = () => a;`,
    },
    "host-shell/src/pages/a.ts",
    "host-shell/src/pages/b.ts",
  ],
  [
    "no-circular",
    {
      "host-shell/src/pages/a.ts": `import type { B } from "./b.ts"; export interface A { readonly b: B }`,
      "host-shell/src/pages/b.ts": `import type { A } from "./a.ts"; export interface B { readonly a: A }`,
    },
    "host-shell/src/pages/a.ts",
    "host-shell/src/pages/b.ts",
  ],
  [
    "widgets-reach-only-shared-runtime",
    {
      "widgets/one/src/one.ts": `import type { Two } from "../../two/src/two.ts"; export type One = Two;`,
      "widgets/two/src/two.ts": `export type Two = 2;`,
    },
    "widgets/one/src/one.ts",
    "widgets/two/src/two.ts",
  ],
  [
    "shared-runtime-imports-no-other-package",
    {
      "shared-runtime/src/flow/flow.ts": `export const main = () => import("../../../host-shell/src/main.ts");`,
      "host-shell/src/main.ts": `export const main = 1;`,
    },
    "shared-runtime/src/flow/flow.ts",
    "host-shell/src/main.ts",
  ],
  [
    "host-shell-reaches-widgets-by-url",
    {
      "host-shell/src/main.ts": `export * from "../../widgets/one/src/widget.tsx";`,
      "widgets/one/src/widget.tsx": `export const one = 1;`,
    },
    "host-shell/src/main.ts",
    "widgets/one/src/widget.tsx",
  ],
  [
    "tests-stand-outside",
    { "e2e/journeys/one.test.ts": `import "shared-runtime/contract/define-widget.tsx";` },
    "e2e/journeys/one.test.ts",
    "shared-runtime/src/contract/define-widget.tsx",
  ],
  [
    "widgets-of-tests-are-widgets",
    {
      "e2e/fixtures/widgets/one/src/one.ts": `export { main } from "../../../../../host-shell/src/main.ts";`,
      "host-shell/src/main.ts": `export const main = 1;`,
    },
    "e2e/fixtures/widgets/one/src/one.ts",
    "host-shell/src/main.ts",
  ],
  [
    "only-the-entry-knows-the-host",
    { "widgets/one/src/one.tsx": `import "shared-runtime/contract/define-widget.tsx";` },
    "widgets/one/src/one.tsx",
    "shared-runtime/src/contract/define-widget.tsx",
  ],
  [
    "the-browser-knows-no-server",
    {
      "host-shell/src/browser/loader.ts": `import { port } from "../settings/settings.ts"; export const loader = port;`,
      "host-shell/src/settings/settings.ts": `export const port = 4000;`,
    },
    "host-shell/src/browser/loader.ts",
    "host-shell/src/settings/settings.ts",
  ],
  [
    "capabilities-know-no-server",
    {
      "host-shell/src/services/cv/cv.capability.ts": `import { page } from "../../pages/page.ts"; export const cv = page;`,
      "host-shell/src/pages/page.ts": `export const page = 1;`,
    },
    "host-shell/src/services/cv/cv.capability.ts",
    "host-shell/src/pages/page.ts",
  ],
  [
    "capabilities-reach-others-through-ports",
    {
      "host-shell/src/services/cv/cv.ts": `import { job } from "../jobs/jobs.tables.ts"; import type { Jobs } from "../jobs/jobs.ts"; import { jobs } from "../jobs/jobs.ts"; export const cv = (of: Jobs) => [of, job, jobs];`,
      "host-shell/src/services/jobs/jobs.ts": `export type Jobs = number; export const jobs = 1;`,
      "host-shell/src/services/jobs/jobs.tables.ts": `export const job = 1;`,
    },
    "host-shell/src/services/cv/cv.ts",
    "host-shell/src/services/jobs/jobs.ts",
  ],
  [
    "what-a-capability-does-knows-no-http",
    {
      "host-shell/src/services/cv/cv.ts": `import { hono } from "hono"; export async function cv() { await using file = hono; return file; }`,
    },
    "host-shell/src/services/cv/cv.ts",
    "node_modules/hono/dist/index.js",
  ],
  [
    "what-a-capability-does-knows-no-http",
    {
      "host-shell/src/services/cv/cv.ts": `import { call } from "./cv.routes.ts"; export const one = call;`,
      "host-shell/src/services/cv/cv.routes.ts": `export { hono as call } from "hono";`,
    },
    "host-shell/src/services/cv/cv.ts",
    "host-shell/src/services/cv/cv.routes.ts",
  ],
  [
    "the-kit-of-the-api-knows-no-capability",
    {
      "host-shell/src/api/guards/guard.ts": `import type { Token } from "../../services/tokens/tokens.ts"; export type Guard = Token;`,
      "host-shell/src/services/tokens/tokens.ts": `export type Token = string;`,
    },
    "host-shell/src/api/guards/guard.ts",
    "host-shell/src/services/tokens/tokens.ts",
  ],
  [
    "engines-are-pure",
    {
      "host-shell/src/engines/match/match.ts": `import type { Row } from "../../database/database.ts"; export type Match = Row;`,
      "host-shell/src/database/database.ts": `export type Row = number;`,
    },
    "host-shell/src/engines/match/match.ts",
    "host-shell/src/database/database.ts",
  ],
  [
    "the-ground-knows-nothing-above-it",
    {
      "host-shell/src/logging/log.ts": `import { mask } from "../engines/cv/mask.ts"; export const log = mask;`,
      "host-shell/src/engines/cv/mask.ts": `export const mask = 1;`,
    },
    "host-shell/src/logging/log.ts",
    "host-shell/src/engines/cv/mask.ts",
  ],
  [
    "only-the-outbox-writes-its-table",
    {
      "host-shell/src/services/forms/forms.ts": `import { message } from "../outbox/outbox.tables.ts"; export const forms = message;`,
      "host-shell/src/services/outbox/outbox.tables.ts": `export const message = 1;`,
    },
    "host-shell/src/services/forms/forms.ts",
    "host-shell/src/services/outbox/outbox.tables.ts",
  ],
  [
    "the-database-knows-no-service",
    {
      "host-shell/src/database/schema.ts": `import type { Facts } from "../services/cv/facts.ts"; export type Row = Facts;`,
      "host-shell/src/services/cv/facts.ts": `export type Facts = number;`,
    },
    "host-shell/src/database/schema.ts",
    "host-shell/src/services/cv/facts.ts",
  ],
  [
    "model-is-pure",
    { "widgets/one/src/model/one.ts": `import { xstate } from "xstate"; export const one = xstate;` },
    "widgets/one/src/model/one.ts",
    "node_modules/xstate/dist/index.js",
  ],
  [
    "no-tests-in-the-product",
    {
      "host-shell/src/api/api.ts": `import { fake } from "./testing/fake.ts"; export const api = fake;`,
      "host-shell/src/api/testing/fake.ts": `export const fake = 1;`,
    },
    "host-shell/src/api/api.ts",
    "host-shell/src/api/testing/fake.ts",
  ],
  [
    "nothing-unresolved",
    { "widgets/one/src/one.ts": `import "shared-runtime/contract/gone.ts";` },
    "widgets/one/src/one.ts",
    "shared-runtime/contract/gone.ts",
  ],
])("objects by %s", async (rule, files, from, to) => {
  const { violations } = await cruiseHouse(houseOf(files));
  expect(violations).toEqual([{ rule, from, to }]);
});

it("finds the name of the outbox's table in the outbox alone, because no import tells of SQL that writes it", () => {
  const root = join(import.meta.dirname, "../..");
  const sources = globSync("{host-shell,shared-runtime,widgets}/**/*.{ts,tsx,js,mjs}", {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|testing|\.data|\.turbo)$|\.test\.tsx?$/.test(path),
  });
  const naming = sources.filter((file) => readFileSync(join(root, file), "utf8").includes("outbox_message"));
  expect(naming).toContain("host-shell/src/services/outbox/outbox.tables.ts");
  expect(naming.filter((file) => !file.startsWith("host-shell/src/services/outbox/"))).toEqual([]);
});

it("lists every source file and every import that was not read", async () => {
  const house = houseOf({
    "widgets/one/src/one.ts": `import type { T } from "./type.ts"; export { two } from "./two.ts"; export * from "./two.ts"; export const late = () => import("./late.ts"); export const t = 0 as T;`,
    "widgets/one/src/two.ts": `export const two = 2;`,
    "widgets/one/src/late.ts": `export const late = 'import "./none.ts"';`,
    "widgets/one/src/type.ts": `export type T = number;`,
    "widgets/one/dist/built.ts": `import "./gone.ts";`,
  });
  expect((await cruiseHouse(house)).unread).toEqual([]);
  expect((await cruiseHouse(house, { exclude: { path: "type|late|two" } })).unread).toEqual([
    "widgets/one/src/late.ts",
    "./type.ts in widgets/one/src/one.ts",
    "./two.ts in widgets/one/src/one.ts",
    "./two.ts in widgets/one/src/one.ts",
    "./late.ts in widgets/one/src/one.ts",
    "widgets/one/src/two.ts",
    "widgets/one/src/type.ts",
  ]);
});

it("describes each violation and each unread file in a sentence", () => {
  const cruised: CruisedHouse = {
    modules: 9,
    dependencies: 19,
    unread: ["widgets/one/src/one.ts"],
    violations: [{ rule: "no-circular", from: "a.ts", to: "b.ts" }],
  };
  expect(objectionsTo(cruised)).toEqual(["no-circular: a.ts -> b.ts", "widgets/one/src/one.ts was not read."]);
  expect(objectionsTo({ ...cruised, unread: [], violations: [] })).toEqual([]);
  expect(objectionsTo({ modules: 0, dependencies: 0, unread: [], violations: [] })).toEqual([
    "There is nothing to read.",
  ]);
});
