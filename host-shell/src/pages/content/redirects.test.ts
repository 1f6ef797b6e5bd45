import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sampleSettings } from "../testing/sample-settings.ts";
import { type JsonContentOptions, openJsonContent } from "./json-content-source.ts";
import { createRedirects, withQuery } from "./redirects.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "redirects-"));
  await addSite("prøve", { "index.json": "Forside", "ny.json": "Ny", "raad/loen.json": "Løn" });
});
afterEach(() => rm(folder, { recursive: true }));

async function addSite(name: string, pages: Readonly<Record<string, string>>): Promise<void> {
  const fields = { siteName: { value: name } };
  await write(`${name}/site.json`, { language: "da", fields, settings: sampleSettings });
  for (const [file, title] of Object.entries(pages))
    await write(`${name}/pages/${file}`, {
      templateName: "ContentPage",
      fields: { metaTitle: { value: title }, metaDescription: { value: "Om." } },
      placeholders: {},
    });
}

async function write(file: string, content: unknown): Promise<void> {
  await mkdir(join(folder, file, ".."), { recursive: true });
  await writeFile(join(folder, file), JSON.stringify(content));
}

const open = async (redirects: unknown, options: Partial<JsonContentOptions> = {}) => {
  await write("prøve/redirects.json", redirects);
  return openJsonContent({ folder, product: "prøve", ...options });
};
const problems = async (redirects: unknown, options?: Partial<JsonContentOptions>): Promise<readonly string[]> => {
  const error = await open(redirects, options).then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  const [file = "", ...lines] = error?.message.split("\n") ?? [];
  if (error) expect(file).toBe(join(folder, "prøve/redirects.json"));
  return lines.map((line) => line.replace("  - ", ""));
};

describe("a redirect", () => {
  test("of one path leads to a page, with 301 if the file has no other status", async () => {
    const source = await open([
      { from: "/Gammel/", to: "/ny" },
      { from: "/kort", to: "/ny?a=1#b", status: 302 },
    ]);
    const find = (path: string) => source.findRedirect({ site: "prøve", path });
    expect(await find("/gammel")).toEqual({ to: "/ny", status: 301 });
    expect(await find("/kort")).toEqual({ to: "/ny?a=1#b", status: 302 });
    expect(await Promise.all(["/gammel/x", "/gammelt", "/", "/ukendt"].map(find))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await source.findRedirect({ site: "en-anden", path: "/gammel" })).toBeUndefined();
  });

  test("of a prefix counts in whole segments, and adds the rest of the path to its target", () => {
    const { find } = createRedirects([
      { from: "/a", to: "/b/?x=1#y", status: 301, prefix: true },
      { from: "/a/b", to: "https://x.example", status: 302, prefix: true },
      { from: "/a/c", to: "/", status: 301, prefix: true },
      { from: "/a/d", to: "/d", status: 301, prefix: false },
    ]);
    const to = (path: string) => find(path)?.redirect.to;
    expect(to("/a")).toBe("/b?x=1#y");
    expect(to("/a/løn/1")).toBe("/b/l%C3%B8n/1?x=1#y");
    expect(to("/a/b/c")).toBe("https://x.example/c");
    expect(to("/a/c/evil.example")).toBe("/evil.example");
    expect(to("/a/c")).toBe("/");
    expect(to("/a/d")).toBe("/d");
    expect(to("/a/d/e")).toBe("/b/d/e?x=1#y");
    expect(to("/ab")).toBeUndefined();
  });

  test("keeps the query of the visitor after its own, and before the fragment", () => {
    expect(withQuery("/ny", "?kilde=brev")).toBe("/ny?kilde=brev");
    expect(withQuery("/ny?a=1#b", "?kilde=brev")).toBe("/ny?a=1&kilde=brev#b");
    expect(withQuery("/ny#b", "")).toBe("/ny#b");
    expect(withQuery("/ny", "?")).toBe("/ny");
  });

  test("may lead to another site, to https, to a file, to the sign-in, and to another redirect", async () => {
    await addSite("prøve-spring", { "index.json": "Spring" });
    const targets = ["/prøve-spring", "https://x.example/a?b", "/media/a.pdf", "/log-ind", "/raad/loen", "/a"];
    expect(await problems(targets.map((to, index) => ({ from: `/${"abcdef"[index]}`, to })))).toEqual([]);
  });

  test("is found in the same number of steps among ten and among ten thousand", () => {
    const listOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        from: `/gammel/${index}`,
        to: `/ny/${index}`,
        status: 301 as const,
        prefix: index % 2 === 0,
      }));
    const steps = (count: number, path: string) => {
      const { find } = createRedirects(listOf(count));
      const get = vi.spyOn(Map.prototype, "get");
      const found = find(path)?.redirect.to;
      const calls = get.mock.calls.length;
      get.mockRestore();
      return { found, calls };
    };
    for (const [path, found] of [
      ["/gammel/8/a/b", "/ny/8/a/b"],
      ["/gammel/9", "/ny/9"],
      ["/gammel/x/y/z", undefined],
    ] as const) {
      const few = steps(10, path);
      expect(few.found).toBe(found);
      expect(few.calls).toBeLessThanOrEqual(path.split("/").length + 1);
      expect(steps(10_000, path)).toEqual(few);
    }
  });

  test("is one of ten thousand that are checked when the content is read", async () => {
    const source = await open(
      Array.from({ length: 10_000 }, (_, index) => ({
        from: `/gammel/${index}`,
        to: index ? `/gammel/${index >> 1}` : "/ny",
      })),
    );
    expect(await source.findRedirect({ site: "prøve", path: "/gammel/9999" })).toEqual({
      to: "/gammel/4999",
      status: 301,
    });
  });
});

describe("a file is refused with", () => {
  test.each([
    ["no list", { from: "/a", to: "/ny" }, ["(whole): must be a list of redirects"]],
    [
      "a status that is no redirect of ours",
      [{ from: "/a", to: "/ny", status: 303 }],
      ["0.status: must be 301 or 302"],
    ],
    ["an address as a path", [{ from: "https://x.example/a", to: "/ny" }], ["0.from: must be a path, like /gammel"]],
    ["a query in a path", [{ from: "/a?b=1", to: "/ny" }], ["0.from: must be a path, like /gammel"]],
    [
      "targets of no host, and without TLS",
      ["//x.example", "http://x.example", "javascript:alert(1)", "/\\x", "https://"].map((to) => ({ from: "/a", to })),
      [0, 1, 2, 3, 4].map((index) => `${index}.to: must be a path, like /ny, or an address that begins with https://`),
    ],
    ["a redirect to itself", [{ from: "/a", to: "/A/" }], ["/a -> /A/: is a loop"]],
    ["a prefix below itself", [{ from: "/a", to: "/a/b", prefix: true }], ["/a -> /a/b: is a loop"]],
    [
      "a loop, which is named once",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/c?d" },
        { from: "/c", to: "/a#e" },
      ],
      ["/a -> /b, /b -> /c?d, /c -> /a#e: is a loop"],
    ],
    [
      "a loop of prefixes",
      [
        { from: "/a", to: "/b", prefix: true },
        { from: "/b", to: "/a", prefix: true },
      ],
      ["/a -> /b, /b -> /a: is a loop"],
    ],
    [
      "a chain that ends without a page",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/væk" },
      ],
      ["/a -> /b, /b -> /væk: leads to a path without a page", "/b -> /væk: leads to a path without a page"],
    ],
    [
      "two redirects of one path",
      [
        { from: "/a", to: "/ny" },
        { from: "/A", to: "/" },
      ],
      ["/a: is redirected twice"],
    ],
    [
      "a path that has a page",
      [{ from: "/ny", to: "/" }],
      ["/ny: is a page, which visitors see instead of the redirect to /"],
    ],
  ])("%s", async (_what, file, expected) => {
    expect(await problems(file)).toEqual(expected);
  });

  test("a path of another site", async () => {
    await addSite("prøve-spring", { "index.json": "Spring" });
    expect(await problems([{ from: "/prøve-spring/pris", to: "/ny" }])).toEqual([
      "/prøve-spring/pris: is a path of the site prøve-spring",
    ]);
  });

  test("a loop over two sites", async () => {
    await addSite("prøve-spring", { "index.json": "Spring" });
    await write("prøve-spring/redirects.json", [{ from: "/prøve-spring/a", to: "/a" }]);
    expect(await problems([{ from: "/a", to: "/prøve-spring/a" }])).toEqual([
      "/a -> /prøve-spring/a, /prøve-spring/a -> /a: is a loop",
    ]);
  });
});

test("with a CMS that has the pages, a redirect may lead to a path without a file", async () => {
  expect(await problems([{ from: "/a", to: "/i-cms" }], { hasAllPages: false })).toEqual([]);
});
