import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { nameIn } from "../../src/node/hashes.ts";
import { withPart } from "../docs/documented-part.ts";
import { propTable } from "../docs/prop-table.ts";
import { documentedProps } from "../docs/widget-parts.ts";
import { writeWidget } from "./write-widget.ts";

const repository = join(import.meta.dirname, "../../..");
// Inside the repository, so that imports resolve as in `widgets/`. Git and all checks ignore this folder.
const dist = join(repository, "shared-runtime/dist");
const vitestConfig = `
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
export default {
  plugins: [vanillaExtractPlugin()],
  test: { environment: "jsdom", exclude: [], setupFiles: ["shared-runtime/testing/setup-dom.ts"] },
};`;
let root: string;
let folder: string;
const read = (path: string) => readFileSync(join(folder, path), "utf8");

beforeAll(() => {
  mkdirSync(dist, { recursive: true });
  root = mkdtempSync(join(dist, "new-widget-"));
  folder = join(root, "widgets/fee-calculator");
  writeFileSync(join(root, "vitest.config.ts"), vitestConfig);
  writeWidget("fee-calculator", root);
});
afterAll(() => rmSync(root, { recursive: true }));

it("writes every file of a widget, named after it", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  expect(files.toSorted()).toEqual([
    "README.md",
    "package.json",
    "src/editing-preview.tsx",
    "src/fee-calculator.editor.ts",
    "src/fee-calculator.machine.test.ts",
    "src/fee-calculator.machine.ts",
    "src/fee-calculator.props.ts",
    "src/fee-calculator.texts.ts",
    "src/fee-calculator.tsx",
    "src/model/advice.test.ts",
    "src/model/advice.ts",
    "src/screens/advice-screen.tsx",
    "src/screens/question-screen.tsx",
    "src/screens/screen.css.ts",
    "src/screens/screens.test.tsx",
    "src/widget.test.tsx",
    "src/widget.tsx",
    "vite.config.ts",
  ]);
  expect(files.filter((path) => /widget-?template/i.test(read(path)))).toEqual([]);
  expect(read("src/fee-calculator.machine.ts")).toContain("export const feeCalculatorMachine = setup(");
  expect(read("src/fee-calculator.tsx")).toContain("export function FeeCalculator(");
});

it("has a budget for its first mount, in package.json", () => {
  expect(JSON.parse(read("package.json"))).toMatchObject({ widget: { budget: 32 } });
});

it("depends on the exact versions of shared-runtime", () => {
  const manifest = JSON.parse(read("package.json"));
  const { dependencies } = JSON.parse(readFileSync(join(repository, "shared-runtime/package.json"), "utf8"));
  const used = { ...manifest.dependencies, ...manifest.devDependencies };
  expect([manifest.name, manifest.version]).toEqual(["fee-calculator", "0.1.0"]);
  expect(used).toEqual({
    ...Object.fromEntries(Object.keys(used).map((name) => [name, dependencies[name]])),
    "shared-runtime": "0.0.0",
  });
});

// The federation plugin switches itself off if the environment names Vitest.
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(join(repository, "node_modules/.bin", command), args, {
    cwd,
    encoding: "utf8",
    stdio: "pipe",
    env: { PATH: process.env["PATH"] },
  });

it("passes its own tests", { timeout: 120_000 }, () => {
  const report = join(root, "report.json");
  run("vitest", ["run", "--reporter=json", `--outputFile=${report}`], root);
  const { numTotalTests, numPassedTests } = JSON.parse(readFileSync(report, "utf8"));
  expect([numTotalTests, numPassedTests]).toEqual([8, 8]);
});

it("builds to a remote with a first frame", { timeout: 120_000 }, () => {
  run("vite", ["build", "--logLevel=warn"], folder);
  const { name, version, entry, styles, budget } = JSON.parse(read("dist/widget.json")) as RemoteManifest;
  expect([name, version, entry, budget]).toEqual(["fee-calculator", "0.1.0", "remoteEntry.js", 32]);
  // Those of parts come first.
  expect(styles.filter((path) => !path.startsWith("parts/"))).toEqual(styles.slice(-1));
  expect(read("dist/first-frame.html")).toContain("{{questionTitle}}");
});

it("describes itself and its props for editors", () => {
  const { profile = "", props, files } = JSON.parse(read("dist/widget.json")) as RemoteManifest;
  expect(Object.keys(files)).toEqual(expect.arrayContaining([profile, props]));
  expect(JSON.parse(read(`dist/${profile}`))).toMatchObject({ schemaVersion: 1, title: "Spørgsmål med råd" });
  expect(JSON.parse(read(`dist/${props}`))).toMatchObject({
    groups: [
      { name: "settings", title: "Adresser" },
      { name: "question", title: "Spørgsmålet" },
      { name: "advice", title: "Rådet efter svaret" },
    ],
    properties: { questionTitle: { title: "Overskrift over spørgsmålet", group: "question", importance: "usual" } },
  });
});

it("has the table of its props in its README", async () => {
  const markdown = propTable(await documentedProps(folder), ["attribute", "meaning", "default"]);
  expect(withPart(read("README.md"), { document: "README.md", mark: "props", markdown })).toBe(read("README.md"));
});

it("reads common code from parts, which its version brings", () => {
  const { parts = [], files } = JSON.parse(read("dist/widget.json")) as RemoteManifest;
  expect(parts.length).toBeGreaterThan(1);
  for (const path of parts) expect(path).toBe(`parts/${nameIn(files[path] ?? "")}.js`);
});
