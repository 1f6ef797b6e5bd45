/**
 * Built and run in its own process: `node cold-pages.js <content folder>` makes the answer of every page of all sites
 * once, with its compressed copies, and prints the number of pages and the milliseconds.
 */
import { openJsonContent } from "../content/json-content-source.ts";
import { createPageCache } from "../http/page-cache.ts";
import type { PageAnswer } from "../http/page-answer.ts";
import { createPageRenderer } from "../page-renderer.ts";
import { sampleAssets, sampleFrames, sampleSheetOf } from "./sample-frame.ts";

const [folder = ""] = process.argv.slice(2);
const content = await openJsonContent({ folder, product: "lederkredsen" });
const renderer = createPageRenderer({
  contentSource: content,
  frames: sampleFrames,
  cache: createPageCache<PageAnswer>(2 ** 30),
  queryCache: createPageCache<PageAnswer>(1),
  publicUrl: "https://lk.example",
  policy: {},
  assets: sampleAssets,
  sheetOf: sampleSheetOf,
  onBrokenBlock: (error) => {
    throw error;
  },
  onMissing: () => {},
  clock: () => 0,
});
const from = performance.now();
let pages = 0;
for (const site of await content.listSites()) {
  for (const { path } of await content.listPages(site.name)) {
    const layout = await content.findPage({ site: site.name, path, editing: false });
    if (!layout) throw new Error(`The site has no page ${path}.`);
    await renderer.cachedAnswer(path, site, layout, { path, listed: true, savesData: false });
    pages += 1;
  }
}
console.log(JSON.stringify({ pages, ms: performance.now() - from }));
