import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { browserRunnersFor } from "./browser-runners.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const documents = globSync("{*.md,docs/**/*.md,{shared-runtime,cms-snippets}/*.md,widgets/*/README.md}", { cwd: root });
const widgets = globSync("widgets/*/package.json", { cwd: root }).map((path) => path.split("/")[1] ?? "");

const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const wordOf = (count: number) => numbers[count] ?? String(count);
/** The word before these words, such as "nine" before " widgets". */
const countBefore = (document: string, words: string) =>
  new RegExp(String.raw`(\w+)\s+${words}`).exec(read(document))?.[1]?.toLowerCase();

it("counts in words what there is", () => {
  const firefox = browserRunnersFor(["--firefox"]).find(({ option }) => option === "--firefox")?.files.length ?? 0;
  const slowest = Number(/linesOfSlowest\(timed, (\d+)\)/.exec(read("e2e/run-tests.ts"))?.[1]);
  const rules = read("docs/security.md").match(/^### \d+\. /gm)?.length ?? 0;
  const sites = globSync("host-shell/content/*/site.json", { cwd: root }).length;
  const forms = globSync("shared-runtime/src/service-forms/*.form.ts", { cwd: root }).length;
  expect({
    widgets: countBefore("README.md", "widgets:"),
    firefox: countBefore("CONTRIBUTING.md", "files in Firefox"),
    slowest: countBefore("CONTRIBUTING.md", "slowest tests"),
    rules: countBefore("docs/security.md", "rules\n"),
    sites: countBefore("docs/pages.md", "sites\\."),
    forms: countBefore("docs/leads-and-outbox.md", "kinds, one for each form"),
  }).toEqual({
    widgets: wordOf(widgets.length),
    firefox: wordOf(firefox),
    slowest: wordOf(slowest),
    rules: wordOf(rules),
    sites: wordOf(sites),
    forms: wordOf(forms),
  });
});

it.each(["README.md", "docs/embed.md", "cms-snippets/README.md"])("leads from %s to every widget", (document) => {
  const text = read(document);
  const isThere = (name: string) =>
    text.includes(`widgets/${name}/README.md`) || text.includes(`data-widget="${name}"`);
  expect(widgets.filter((name) => !isThere(name))).toEqual([]);
});

it("lists every folder of shared-runtime", () => {
  const [, table = ""] = /^\| folder \| holds \|\n(.*?)\n\n/ms.exec(read("shared-runtime/README.md")) ?? [];
  const listed = [...table.matchAll(/`([\w-]+)\/`/g)].map(([, folder = ""]) => folder);
  const folders = globSync("shared-runtime/src/*/", { cwd: root }).map((path) => basename(path));
  expect(listed.toSorted()).toEqual(folders.toSorted());
});

it("lists the events of each widget in the index of tracking", () => {
  const events = (table: string) => [...table.matchAll(/`([a-z_]+)`/g)].map(([, name = ""]) => name);
  const index = [
    ...read("shared-runtime/README.md").matchAll(/^\| \[([\w-]+)\]\([^)]*#tracking\) \| [^|]+ \| (.*) \|$/gm),
  ];
  expect(index.length).toBeGreaterThan(5);
  for (const [, widget = "", listed = ""] of index) {
    const rows = read(`widgets/${widget}/README.md`).matchAll(/^\| `([a-z_]+)` \| [^|]+ \| `/gm);
    expect([widget, ...events(listed)]).toEqual([widget, ...[...rows].map(([, name]) => name)]);
  }
});

it("names only places in the browser's storage that the table of stored items has", () => {
  const table = read("shared-runtime/src/storage/stored-items.ts");
  const known = [...table.matchAll(/place: "(\w+)",\n\s+name: "([^"]+)"/g)].map(
    ([, place = "", name = ""]) =>
      new RegExp(`^${place} ${name.replaceAll(/[.[\]()]/g, String.raw`\$&`).replaceAll("…", ".+")}$`),
  );
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/\b(localStorage|sessionStorage)\["([^"]+)"\]/g)].map(
      ([, place = "", name = ""]) => `${place} ${name}`,
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.some((pattern) => pattern.test(name)))).toEqual([]);
});

it("gives settings the defaults that the table of settings has", () => {
  const defaults = new Map(
    [...read("docs/operate.md").matchAll(/^\| `([A-Z][A-Z\d_]+)` +\| `([^`]+)` +\|/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const said = documents.flatMap((document) =>
    [...read(document).matchAll(/`([A-Z][A-Z\d_]+)` \((\d+)\)/g)].map(([, name = "", value]) => [name, value]),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(([name, value]) => defaults.get(name) !== value)).toEqual([]);
});

it("gives the loader, the shell and the platform the sizes that the build allows", () => {
  const limits = read(".size-limit.mjs");
  const sizes = ["Loader", "Shell", "Platform"].map((part) => {
    const said = new RegExp(String.raw`^\| ${part}: .* \| ([\d.]+ kB) per page`, "m").exec(read("docs/federation.md"));
    const limit = new RegExp(String.raw`name: "${part.toLowerCase()}", .*limit: "([\d.]+ kB)"`).exec(limits);
    return { part, said: said?.[1], limit: limit?.[1] };
  });
  expect(sizes.filter(({ said, limit }) => said === undefined || said !== limit)).toEqual([]);
});

it("lists all that the server keeps in DATA_DIR", () => {
  const source = globSync("host-shell/src/**/*.ts", { cwd: root }).filter(
    (path) => !/\.test\.ts$|\/testing\//.test(path),
  );
  const kept = source.flatMap((path) =>
    [...read(path).matchAll(/join\((?:dataDir|output\.DATA_DIR), "([\w.-]+)"\)/g)].map(([, name = ""]) => name),
  );
  const [, table = ""] = /^\| place \| contents \| back up \|\n(.*?)\n\n/ms.exec(read("docs/operate.md")) ?? [];
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((name) => !table.includes(`\`DATA_DIR/${name}\``))).toEqual([]);
});
