import type { SearchDocument } from "../../engines/site-search/analysis/search-document.ts";
import type { SearchPages } from "../../services/site-search/search-pages.ts";
import type { ContentSource } from "../content/content-source.ts";
import type { MenuItem } from "../content/fields/menu.ts";
import { encodedPath } from "../http/canonical-path.ts";
import { type PageTexts, pageTexts } from "./page-texts.ts";
import { pathOfHref } from "./read-blocks.ts";

/** The longest time in which nothing else runs. */
const sliceMs = 8;
/** The most texts of links that count for a page, and their longest text. */
const [mostAnchors, longestAnchor] = [12, 200];

/** The pages of a content source, as the search reads them. */
export function searchPagesOf(content: ContentSource): SearchPages {
  const built = new WeakMap<PageTexts, { readonly key: string; readonly document: SearchDocument }>();
  return {
    revision: content.revision,
    synonyms: content.findSynonyms,
    async read() {
      const rest = createPauses();
      const pages: PageTexts[] = [];
      const names = new Map<string, string>();
      const anchors = new Map<string, Set<string>>();
      const addAnchor = (path: string, text: string): void => {
        const known = anchors.get(path) ?? new Set();
        if (known.size < mostAnchors && text !== "") known.add(text.slice(0, longestAnchor));
        anchors.set(path, known);
      };
      for (const site of await content.listSites()) {
        for (const { path, title } of await content.listPages(site.name)) {
          names.set(path, title);
          const layout = await content.findPage({ site: site.name, path, editing: false });
          const texts = layout && pageTexts(path, layout, site);
          if (texts) pages.push(texts);
          await rest();
        }
        for (const { path, text } of linksOfMenu(site.menu)) addAnchor(path, text);
      }
      for (const { url, pageLinks } of pages) {
        for (const { path, text } of pageLinks) if (path !== url) addAnchor(path, text);
        await rest();
      }
      const documents: SearchDocument[] = [];
      for (const page of pages) {
        const breadcrumb = pathsAbove(page.url).flatMap((path) => names.get(path) ?? []);
        const about = [...(anchors.get(page.url) ?? [])];
        const key = JSON.stringify([breadcrumb, about]);
        const before = built.get(page);
        if (before?.key === key) documents.push(before.document);
        else {
          const { pageLinks, ...texts } = page;
          const links = [...new Set(pageLinks.map(({ text }) => text))];
          const document = { ...texts, url: encodedPath(page.url), links, anchors: about, breadcrumb };
          built.set(page, { key, document });
          documents.push(document);
        }
        await rest();
      }
      return documents;
    },
  };
}

function linksOfMenu(menu: readonly MenuItem[]): readonly { readonly path: string; readonly text: string }[] {
  return menu.flatMap(({ link, description, items }) => [
    { path: pathOfHref(link.href), text: [link.text, description].filter(Boolean).join(". ") },
    ...linksOfMenu(items ?? []),
  ]);
}

/** The paths above a path: "/raad/loen" -> "/", "/raad". */
function pathsAbove(path: string): readonly string[] {
  if (path === "/") return [];
  const parts = path.split("/").filter((part) => part !== "");
  return ["/", ...parts.slice(0, -1).map((_part, at) => `/${parts.slice(0, at + 1).join("/")}`)];
}

/** Returns a function that lets other work run if the last pause was too long ago. */
function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
