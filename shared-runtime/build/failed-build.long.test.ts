import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { lockFile } from "../src/node/file-lock.ts";
import { integrityOf } from "../src/node/hashes.ts";
import { writeWidget } from "./new-widget/write-widget.ts";

const repository = join(import.meta.dirname, "../..");
// Inside the repository, so that imports resolve as in `widgets/`. Git and all checks ignore this folder.
const dist = join(repository, "shared-runtime/dist");
let root: string;
let folder: string;
let sources: ReadonlyMap<string, string>;
let lastBuild: Readonly<Record<string, string>>;

beforeAll(async () => {
  mkdirSync(dist, { recursive: true });
  root = mkdtempSync(join(dist, "failed-build-"));
  folder = join(root, "widgets/fee-calculator");
  writeWidget("fee-calculator", root);
  sources = new Map(
    ["src/widget.tsx", "src/fee-calculator.editor.ts", "vite.config.ts"].map((path) => [path, read(path)]),
  );
  const { said } = await build();
  if (said !== "") throw new Error(said);
  lastBuild = built();
});
afterEach(() => sources.forEach((text, path) => writeFileSync(join(folder, path), text)));
afterAll(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), "utf8");

function edit(path: string, from: string | RegExp, to: string): void {
  const text = read(path).replace(from, to);
  if (text === read(path)) throw new Error(`${path} is as it was`);
  writeFileSync(join(folder, path), text);
}

function build(): Promise<{ readonly code: number; readonly said: string }> {
  const vite = join(repository, "node_modules/vite/bin/vite.js");
  // The federation plugin switches itself off if the environment names Vitest.
  const options = { cwd: folder, env: { PATH: process.env["PATH"] } };
  return new Promise((resolve) => {
    execFile(process.execPath, [vite, "build", "--logLevel=warn"], options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stripVTControlCharacters(`${stdout}${stderr}`) });
    });
  });
}

/** The integrity of each file in `dist/`. */
function built(): Readonly<Record<string, string>> {
  const home = join(folder, "dist");
  const files = readdirSync(home, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(home, path)).isFile(),
  );
  return Object.fromEntries(files.toSorted().map((path) => [path, integrityOf(readFileSync(join(home, path)))]));
}

describe("a build that fails", () => {
  it.each<[string, string | RegExp, string, RegExp]>([
    ["a mistake in the syntax", /$/, "this is {{ not ts\n", /src\/widget\.tsx:29:/],
    [
      "an import of a missing file",
      "./editing-preview.tsx",
      "./missing.tsx",
      /Could not resolve '\.\/missing\.tsx' in src\/widget\.tsx[\s\S]*src\/widget\.tsx:9:/,
    ],
    [
      "an import of a name that is not exported",
      "{ QuestionScreen }",
      "{ QuestionScreens as QuestionScreen }",
      /"QuestionScreens" is not exported by "src\/screens\/question-screen\.tsx"[\s\S]*src\/widget\.tsx:4:/,
    ],
    [
      "a first frame that throws",
      "firstFrame: (words) => (",
      "firstFrame: (words) => words.nothing.more && (",
      /Cannot read properties of undefined \(reading 'more'\)\n\s+at \S*firstFrame \(\S+src\/widget\.tsx:15:/,
    ],
    [
      "a widget that does not export all of its parts",
      "{ mount, propsSchema, texts, firstFrame }",
      "{ propsSchema, texts, firstFrame }",
      /src\/widget\.tsx does not export mount/,
    ],
  ])("reports %s, and leaves the last build as it was", async (_, from, to, sentence) => {
    edit("src/widget.tsx", from, to);
    const { code, said } = await build();
    expect(said).toMatch(sentence);
    expect(said.split(/Expected a semicolon|Could not resolve|is not exported/).length).toBeLessThanOrEqual(2);
    expect(said).not.toMatch(/forcing resolve|must occur exactly once|UNRESOLVED_ENTRY/);
    expect(code).toBe(1);
    expect(built()).toEqual(lastBuild);
  });

  it.each<[string, string, string, string]>([
    ["without a title", 'reconsider: "Knap til at svare igen",', "", "reconsider has no title."],
    [
      "in an unknown group",
      'leadsText: "Svaret ja: tekst"',
      'leadsText: { title: "Svaret ja: tekst", group: "answers" }',
      "leadsText is in the group answers, which the widget does not have.",
    ],
  ])("says which prop is %s for editors, and leaves the last build as it was", async (_, from, to, sentence) => {
    edit("src/fee-calculator.editor.ts", from, to);
    const { code, said } = await build();
    expect(said).toContain(`src/fee-calculator.editor.ts does not describe the props for editors:\n${sentence}`);
    expect(code).toBe(1);
    expect(built()).toEqual(lastBuild);
  });

  it("leaves no manifest if the last build is already removed, and reports its own reason", async () => {
    edit(
      "vite.config.ts",
      /export default (.*);/,
      `export default async (env) => {
        const { plugins, ...config } = await $1(env);
        const late = { name: "late", writeBundle: () => { throw new Error("the disk is full"); } };
        return { ...config, plugins: [...plugins, late] };
      };`,
    );
    const { code, said } = await build();
    expect(said).toContain("the disk is full");
    expect(said).not.toMatch(/must occur exactly once|UNRESOLVED_ENTRY/);
    expect(code).toBe(1);
    expect(built()).not.toHaveProperty("widget.json");
  });
});

describe("a federation plugin that lays remotes out in another way", () => {
  it.each<[string, string, string]>([
    [
      "renames a module",
      'id = id.replace("virtual:mf-exposes", "virtual:mf-published");',
      "it generates no module for: exposes",
    ],
    [
      "lists a fallback copy in another form",
      `code = code.replace('"xstate": async () =>', '"xstate": () =>');`,
      "the list of fallback copies has no import of xstate",
    ],
  ])("fails the build with a sentence if it %s", async (_, doctoring, change) => {
    edit(
      "vite.config.ts",
      /export default (.*);/,
      `export default async (env) => {
        const config = await $1(env);
        const container = config.plugins.find(({ name }) => name === "lean-container");
        const { handler } = container.transform;
        container.transform.handler = function (code, id) {
          ${doctoring}
          return handler.call(this, code, id);
        };
        return config;
      };`,
    );
    const before = built();
    const { code, said } = await build();
    expect(said).toMatch(/@module-federation\/vite \d+\.\d+\.\d+ lays remotes out in an unknown way: /);
    expect(said).toContain(`${change}. Adapt shared-runtime/build/plugin-layout.ts to it`);
    expect(code).toBe(1);
    expect(built()).toEqual(before);
  });
});

describe("a build of a widget", () => {
  it("is refused while another process builds it", async () => {
    const lock = lockFile(join(folder, "node_modules/.widget-build.lock"));
    const before = built();
    const { code, said } = await build();
    lock?.release();
    expect(said).toContain("Another build of fee-calculator is under way. Wait until it has ended, then build again.");
    expect(code).toBe(1);
    expect(built()).toEqual(before);
  });

  it("is not refused after another one was killed", async () => {
    const source = `import { lockFile } from ${JSON.stringify(import.meta.resolve("../src/node/file-lock.ts"))};
      if (lockFile("node_modules/.widget-build.lock")) process.kill(process.pid, "SIGKILL");`;
    const killed = spawnSync(process.execPath, ["--input-type=module", "--eval", source], { cwd: folder });
    expect(killed.signal).toBe("SIGKILL");
    expect(await build()).toEqual({ code: 0, said: "" });
    expect(built()).toEqual(lastBuild);
  });
});
