import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const documents = globSync(
  "{*.md,docs/**/*.md,{shared-runtime,cms-snippets}/*.md,widgets/*/README.md,host-shell/src/**/README.md}",
  { cwd: root },
);
const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> };

/** The fragments (`#…`) of a document's headings. */
const anchorsIn = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

it("links only to files and headings that exist", () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].flatMap(([link, path = "", anchor]) => {
      const target = path === "" ? document : join(dirname(document), path);
      const found =
        existsSync(join(root, target)) && (anchor === undefined || anchorsIn(read(target)).includes(anchor));
      return found ? [] : [`${document}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

it("has tables in one piece, with the same number of cells in each row", () => {
  const broken = documents.flatMap((document) => {
    const text = read(document).replaceAll(/^```[^]*?^```/gm, "");
    return (text.match(/(?:^\|.*\n?)+/gm) ?? []).flatMap((table) => {
      const rows = table.trimEnd().split("\n");
      const cells = rows.map((row) => row.replaceAll(/`[^`]*`|\\\|/g, "").split("|").length);
      const isWhole = /^\|(?: *:?-+:? *\|)+$/.test(rows[1] ?? "") && new Set(cells).size === 1;
      return isWhole ? [] : [`${document}: ${rows[0]}`];
    });
  });
  expect(broken).toEqual([]);
});

it("keeps the README short enough to be read at once", () => {
  expect(Buffer.byteLength(read("README.md"))).toBeLessThanOrEqual(8_000);
});

it("links to every document from the README", () => {
  const unlinked = globSync("docs/*.md", { cwd: root }).filter((path) => !read("README.md").includes(`](${path}`));
  expect(unlinked).toEqual([]);
});

it("names npm scripts and folders that exist", () => {
  const broken = documents.flatMap((document) => {
    const text = read(document);
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, script = ""]) => script);
    const folders = [
      ...text.matchAll(/`((?:docs|host-shell|shared-runtime|widgets|e2e|cms-snippets)\/[\w./-]*)`/g),
    ].map(([, path = ""]) => path);
    return [
      ...named.filter((script) => !(script in scripts)),
      ...folders.filter((path) => !existsSync(join(root, path))),
    ].map((name) => `${document}: ${name}`);
  });
  expect(broken).toEqual([]);
});

it("names identifiers that occur in the source", () => {
  const source = globSync(["{host-shell,shared-runtime,widgets/*}/src/**/*.{ts,tsx}", "package.json"], { cwd: root });
  const identifier = /\b[A-Za-z][a-z]+[A-Z]\w*\b/g;
  const known = new Set(source.flatMap((path) => read(path).match(identifier) ?? []));
  const unknown = documents.flatMap((document) => {
    const prose = read(document).replaceAll(/^ *```.*?^ *```$/gms, "");
    const named = [...prose.matchAll(/`[^`\n]+`/g)].flatMap(([code]) => code.match(identifier) ?? []);
    // Names such as `keepX` are patterns for names of that form.
    return named.filter((name) => !name.endsWith("X") && !known.has(name)).map((name) => `${document}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

it("lists every error that the server logs, and only messages that it logs", () => {
  const [, logs = ""] = /^## Logs$(.*?)^## /ms.exec(read("docs/operate.md")) ?? [];
  const rows = logs.split("\n").filter((line) => /^\| .+ \| (?:info|warn|error|warn, error) \|/.test(line));
  const messages = rows.flatMap((row) =>
    [...(row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text),
  );
  const source = globSync("host-shell/src/**/*.ts", { cwd: root })
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .map(read)
    .join("\n");
  expect(messages.length).toBeGreaterThan(15);
  expect(messages.filter((message) => !source.includes(`"${message}"`))).toEqual([]);
  const errors = [...source.matchAll(/\blog\.error\(\s*(?:\{[^;]*?\},\s*)?"([^"]+)",?\s*\)/g)].map(
    ([, message = ""]) => message,
  );
  expect(errors.length).toBeGreaterThan(15);
  expect(errors.filter((message) => !messages.includes(message))).toEqual([]);
});
