import { join } from "node:path";
import { pino } from "pino";
import { testGuard } from "../../api/testing/test-guard.ts";
import { createEmbeddedPageLists } from "../../services/page-lists/embedded-page-lists.ts";
import { openJsonContent } from "../content/json-content-source.ts";
import { listItemsIn } from "../content/list-items.ts";
import { createPages } from "../page-routes.ts";
import { sampleAssets, sampleFrames, sampleSheetOf } from "./sample-frame.ts";

const broken = { path: "/i-stykker", title: "I stykker", listed: true, changedAt: undefined };

const member = {
  id: "1",
  memberName: { firstName: "Mette", fullName: "Mette Holm", initials: "MH" },
  contactInfo: { email: "mette@example.dk" },
  membership: { membershipNumber: 1, unionMembership: "fagforening+akasse" },
} as const;

const contentSource = await openJsonContent({
  folder: join(import.meta.dirname, "../../../content"),
  product: "lederkredsen",
});
export const sites = await contentSource.listSites();
const listed = await Promise.all(sites.map(({ name }) => contentSource.listPages(name)));
export const pagePaths = listed.flat().map(({ path }) => path);
/** The pages of the real sites, a missing one, and one that fails. */
export const paths: readonly string[] = [...pagePaths, "/findes-ikke", "/i-stykker"];

/**
 * Draws all pages of the real sites, with the not-found page and the error page, as a member sees them. Takes a minute
 * on a slow machine. `attachments` are the paths of the parts of pages that have addresses of their own.
 */
export async function drawRealPages() {
  const documents = new Map<string, Document>();
  const attachments = new Set<string>();
  const pages = createPages({
    contentSource: {
      ...contentSource,
      listPages: async (site) => [...(await contentSource.listPages(site)), broken],
      hasPage: async (request) => request.path === broken.path || contentSource.hasPage(request),
      findPage: (request) =>
        request.path === broken.path ? Promise.reject(new Error("nede")) : contentSource.findPage(request),
    },
    pageLists: createEmbeddedPageLists({ listItems: listItemsIn(contentSource), now: Date.now }),
    frames: sampleFrames,
    log: pino({ level: "silent" }),
    userOf: async () => member,
    guard: testGuard(),
    publicUrl: "https://lk.example",
    assets: sampleAssets,
    sheetOf: sampleSheetOf,
  });
  const drawn = async (path: string) =>
    new DOMParser().parseFromString(await (await pages.routes.request(path)).text(), "text/html");
  for (const path of paths) documents.set(path, await drawn(path));
  // The further pages of lists, which are added while the loop runs.
  for (const [path, document] of documents)
    for (const { pathname, search } of linksOf(document, path))
      if (search.startsWith("?page_") && !documents.has(pathname + search))
        documents.set(pathname + search, await drawn(pathname + search));
  for (const document of documents.values()) {
    for (const link of document.querySelectorAll('a[href^="/embedded/"]')) {
      const href = link.getAttribute("href") ?? "";
      if ((await pages.routes.request(href)).ok) attachments.add(new URL(href, "https://lk.example").pathname);
    }
  }
  const documentAt = (path: string): Document => {
    const found = documents.get(path);
    if (!found) throw new Error(`${path} was not rendered`);
    return found;
  };
  return { documents, attachments, documentAt };
}

/** Links of the page, and addresses in the props of its widgets. */
export function linksOf(document: Document, path: string): readonly URL[] {
  const page = new URL(path, "https://lk.example");
  const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
  const handedOver = [...document.querySelectorAll("script[type='application/json']")].flatMap((script) =>
    Object.entries<unknown>(JSON.parse(script.textContent ?? "{}")).flatMap(([key, value]) =>
      /href$/i.test(key) ? [String(value)] : [],
    ),
  );
  return [...links, ...handedOver].map((href) => new URL(href, page)).filter(({ origin }) => origin === page.origin);
}
