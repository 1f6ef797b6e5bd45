/**
 * Built and run in its own process: `node drawing.js <content folder> <path>` prints the milliseconds that our renderer
 * and `renderToStaticMarkup` need for the same markup, in turn.
 */
import { Parser } from "htmlparser2";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { openJsonContent } from "../content/json-content-source.ts";
import { createPageCache } from "../http/page-cache.ts";
import { createPageRenderer } from "../page-renderer.ts";

const [folder = "", path = ""] = process.argv.slice(2);
const content = await openJsonContent({ folder, product: "lederkredsen" });
const site = (await content.listSites()).find(({ kind }) => kind === "main");
const layout = site && (await content.findPage({ site: site.name, path, editing: false }));
if (!site || !layout) throw new Error(`The site has no page ${path}.`);
const renderer = createPageRenderer({
  contentSource: content,
  frames: { revision: () => "1", frameOf: () => undefined },
  cache: createPageCache(1),
  queryCache: createPageCache(1),
  publicUrl: "https://lk.example",
  policy: {},
  assets: {
    styles: [],
    blocks: {},
    builtInPageStyles: [],
    fonts: [],
    fontSheet: "/fonts.css",
    scripts: { beforeFirstPaint: { code: "", integrity: "sha384-inline" }, page: "/page.js" },
    loader: "/loader.js",
    shell: { entry: "/shell.js", integrity: "" },
  },
  sheetOf: () => undefined,
  onBrokenBlock: (error) => {
    throw error;
  },
  onMissing: () => {},
  clock: () => 0,
});
const ours = async () => (await renderer.render(site, layout, { path, listed: true, savesData: false })).html;
const tree = elementIn(await ours());
const plain = async () => renderToStaticMarkup(tree);
const [oursLength, plainLength] = [(await ours()).length, (await plain()).length];
if (Math.abs(oursLength - plainLength) > oursLength / 50)
  throw new Error(`the markup differs: ${oursLength} and ${plainLength} characters`);

for (let warming = 0; warming < 100; warming += 1) {
  await ours();
  await plain();
}
const times: { readonly ours: number; readonly plain: number }[] = [];
for (let round = 0; round < 15; round += 1) times.push({ ours: await timeOf(ours), plain: await timeOf(plain) });
console.log(JSON.stringify(times));

/** Returns the mean milliseconds of 20 runs. */
async function timeOf(render: () => Promise<string>): Promise<number> {
  const from = performance.now();
  for (let run = 0; run < 20; run += 1) await render();
  return (performance.now() - from) / 20;
}

/** Returns the element that React renders to the same markup. */
function elementIn(html: string): ReactNode {
  interface Open {
    readonly name: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly children: ReactNode[];
  }
  const top: Open = { name: "", attributes: {}, children: [] };
  const open = [top];
  const last = () => open.at(-1) ?? top;
  const parser = new Parser({
    onopentag: (name, { style: _, ...attributes }) => void open.push({ name, attributes, children: [] }),
    ontext: (text) => void last().children.push(text),
    onclosetag: () => {
      const { name, attributes, children } = open.pop() ?? top;
      last().children.push(createElement(name, attributes, ...children));
    },
  });
  parser.end(html);
  return top.children.at(-1) === "\n" ? top.children.at(-2) : top.children.at(-1);
}
