import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const documents = globSync(
  "{*.md,docs/*.md,cms-snippets/*.md,widgets/*/README.md,shared-runtime/build/widget-template/README.md}",
  { cwd: root },
);
const snippets = documents.flatMap((document) =>
  [...readFileSync(join(root, document), "utf8").matchAll(/^```html\n(.*?)^```/gms)].map(([, html = ""]) => ({
    document,
    html,
  })),
);
const placeholders = snippets.flatMap(({ document, html }) =>
  [...html.matchAll(/<div\b[^>]*\sdata-widget="([\w-]+)"[^>]*>(.*?)<\/div>/gs)].map(([, widget = "", inside = ""]) => ({
    document,
    widget,
    inside,
  })),
);

/** Whether the content has a page at a path of the site or of the self-service. */
function hasPage(path: string): boolean {
  const pages = (site: string, page: string) =>
    ["", "/index"].some((end) => existsSync(join(root, `host-shell/content/${site}/pages/${page}${end}.json`)));
  const ofMembers = /^\/selvbetjening\/?(.*)$/.exec(path);
  return ofMembers
    ? pages("lederkredsen-selvbetjening", ofMembers[1] || "index")
    : pages("lederkredsen", path.slice(1));
}

it("every documented placeholder holds one link, to a page of the host that exists", () => {
  expect(placeholders.length).toBeGreaterThan(20);
  const wrong = placeholders.filter(({ widget, inside }) => {
    const [, path] =
      /^\s*<a href="https:\/\/host(\/[^"]+)">[^<]+<\/a>\s*(<script type="application\/json">[^<]*<\/script>\s*)?$/.exec(
        inside,
      ) ?? [];
    return path === undefined || !(path === `/embed/${widget}` || hasPage(path));
  });
  expect(wrong).toEqual([]);
});

it("every documented page adds the loader by the script that survives", () => {
  const tags = snippets.flatMap(({ document, html }) =>
    [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => `${document}: ${src}`),
  );
  const loading = tags.filter((tag) => /(loader|embed)\.js/.test(tag));
  expect(loading.length).toBeGreaterThan(10);
  expect(loading.filter((tag) => !tag.endsWith(": https://host/embed.js"))).toEqual([]);
});
