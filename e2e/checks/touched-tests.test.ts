import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ImportGraph, readImportGraph } from "./import-graph.ts";
import { touchedTests } from "./touched-tests.ts";

const sources: Readonly<Record<string, string>> = {
  "package.json": "{}",
  "README.md": "# Sample",
  "e2e/test.ts":
    'import { Fee } from "./pages/fee.ts"; test.extend({ fee: async ({ page }, use) => use(new Fee(page)) });',
  "e2e/pages/fee.ts": 'export class Fee { place = "[data-widget=fee]"; }',
  "e2e/journeys/fees.test.ts": 'import "../test.ts"; test("a fee", async ({ page, fee }) => {});',
  "e2e/journeys/words.test.ts": 'import "../test.ts"; test("a fee in words", async ({ page }) => {});',
  "widgets/fee/src/widget.tsx": "",
  "e2e/pages/tool.ts": 'export const path = "/cv-tjek";',
  "e2e/pages/jobs.ts": 'export const place = "[data-widget=jobmatch]";',
  "e2e/fixtures/cv.pdf": "",
  "e2e/journeys/jobs.test.ts": 'import "../test.ts"; import "../pages/jobs.ts";',
  "e2e/journeys/review.test.ts": 'import "../test.ts"; import "../pages/tool.ts"; const cv = fixture("cv.pdf");',
  "e2e/platform/sample.test.ts": 'import "../test.ts"; import "../pages/jobs.ts";',
  "e2e/faults/sign-in.test.ts": 'import "../test.ts"; test("sign-in", () => {});',
  "e2e/webkit/journey.test.ts": "",
  "e2e/journeys/override.test.ts": 'import "../test.ts"; run("host-shell/cli/widget.ts");',
  "host-shell/cli/widget.ts": "",
  "host-shell/src/pages/status-page.ts": 'import "../services/widget-registry/counts.ts";',
  "host-shell/src/services/cv-store/cv-store.ts": "",
  "host-shell/src/services/job-match/job-match.capability.ts": 'import "./job-match.routes.ts";',
  "host-shell/src/services/job-match/job-match.routes.ts": 'import "../cv-store/cv-store.ts";',
  "host-shell/src/services/widget-registry/counts.ts": "",
  "host-shell/src/main.ts":
    'import "./services/job-match/job-match.capability.ts"; import "./pages/status-page.ts"; import "./services/job-store/store.ts"; import "./server/listen.ts";',
  "host-shell/src/server/listen.ts": "",
  "host-shell/src/server/listen.test.ts": 'import "./listen.ts"; const entry = "testing/process.entry.ts";',
  "host-shell/src/server/testing/process.entry.ts": 'import "../../services/job-store/store.ts";',
  "host-shell/src/database/migrations/0001.sql": "",
  "host-shell/vite.server.config.ts": 'const entry = "src/services/job-store/store.ts";',
  "host-shell/src/services/job-store/store.ts": 'import { Job } from "shared-runtime/api/job.ts";',
  "shared-runtime/build/preset.ts": "",
  "shared-runtime/build/build.test.ts": "",
  "shared-runtime/src/api/job.ts": "",
  "shared-runtime/src/ui/button.tsx": "",
  "shared-runtime/src/ui/button.test.tsx": 'import { Button } from "./button.tsx";',
  "shared-runtime/src/documents.test.ts": 'const readme = "../../README.md";',
  "widgets/jobmatch/src/widget.tsx": 'import "shared-runtime/ui/button.tsx"; import "shared-runtime/api/job.ts";',
  "widgets/jobmatch/src/jobmatch.props.ts": "",
  "widgets/jobmatch/src/widget.test.tsx": 'import "./widget.tsx";',
};

let root: string;
let graph: ImportGraph;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "touched-"));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  graph = readImportGraph(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const jobs = "e2e/journeys/jobs.test.ts";
const sample = "e2e/platform/sample.test.ts";
const review = "e2e/journeys/review.test.ts";

it.each<[string, string, readonly string[] | "all", readonly string[] | "all"]>([
  ["the code of a widget", "widgets/jobmatch/src/widget.tsx", ["widgets/jobmatch/src/widget.test.tsx"], [jobs]],
  [
    "the code of a widget whose page object is a fixture",
    "widgets/fee/src/widget.tsx",
    [],
    ["e2e/journeys/fees.test.ts"],
  ],
  [
    "a widget's props",
    "widgets/jobmatch/src/jobmatch.props.ts",
    ["widgets/jobmatch/src/widget.test.tsx"],
    [jobs, sample],
  ],
  [
    "shared code, through its users on both sides",
    "shared-runtime/src/api/job.ts",
    ["host-shell/src/server/listen.test.ts", "widgets/jobmatch/src/widget.test.tsx"],
    [jobs, sample],
  ],
  [
    "a UI part, through the widgets that show it",
    "shared-runtime/src/ui/button.tsx",
    ["shared-runtime/src/ui/button.test.tsx", "widgets/jobmatch/src/widget.test.tsx"],
    [jobs],
  ],
  [
    "a capability of the server, also where a test starts it as a process",
    "host-shell/src/services/job-store/store.ts",
    ["host-shell/src/server/listen.test.ts"],
    [jobs, sample],
  ],
  ["a capability that another one reads", "host-shell/src/services/cv-store/cv-store.ts", [], [jobs, review, sample]],
  ["a capability that a page shows", "host-shell/src/services/widget-registry/counts.ts", [], "all"],
  ["a command that a browser test starts", "host-shell/cli/widget.ts", [], "all"],
  ["a deleted file", "widgets/jobmatch/src/gone.ts", "all", "all"],
  ["a deleted test", "widgets/jobmatch/src/gone.test.ts", ["widgets/jobmatch/src/widget.test.tsx"], []],
  ["any other part of the server", "host-shell/src/server/listen.ts", ["host-shell/src/server/listen.test.ts"], "all"],
  ["a migration, which is read by its folder", "host-shell/src/database/migrations/0001.sql", "all", "all"],
  ["a program that a test starts", "shared-runtime/build/preset.ts", ["shared-runtime/build/build.test.ts"], "all"],
  ["a page object", "e2e/pages/jobs.ts", [], [jobs, sample]],
  ["a fixture", "e2e/fixtures/cv.pdf", [], [review]],
  ["a browser test", jobs, [], [jobs]],
  ["a test in another browser, which runs before a release", "e2e/webkit/journey.test.ts", [], []],
  ["a unit test", "widgets/jobmatch/src/widget.test.tsx", ["widgets/jobmatch/src/widget.test.tsx"], []],
  ["a document", "README.md", ["shared-runtime/src/documents.test.ts"], []],
  ["the configuration", "package.json", "all", "all"],
])("finds the tests that a change touches of %s", (_, changed, unit, browser) => {
  expect(touchedTests([changed], graph)).toEqual({ unit, browser });
});

it("finds nothing for no change", () => {
  expect(touchedTests([], graph)).toEqual({ unit: [], browser: [] });
});
