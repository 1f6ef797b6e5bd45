import { type BlockSamples, type SampleRendering, sampleOf, text, withUid } from "../pages/block/block-samples.ts";
import type { ContentSource } from "../pages/content/content-source.ts";
import type { LayoutServiceData, Rendering } from "../pages/content/layout-service-data.ts";

const root = "/design/blocks";
const files = import.meta.glob<{ readonly samples: BlockSamples }>("../pages/blocks/*/*.samples.ts", { eager: true });
const samplesOf = new Map(
  Object.entries(files).map(([path, { samples }]) => [path.split("/").at(-2) ?? "", samples] as const),
);

/** Adds pages to the main site: `/design/blocks` with the samples of all blocks, and a page for each block. */
export function withSamplePages(content: ContentSource): ContentSource {
  const paths = [root, ...[...samplesOf.keys()].map((block) => `${root}/${block}`)];
  const mainName = async () => (await content.listSites()).find(({ kind }) => kind === "main")?.name;
  return {
    ...content,
    listPages: async (site) => [
      ...(await content.listPages(site)),
      ...(site === (await mainName())
        ? paths.map((path) => ({ path, title: path, listed: false, changedAt: undefined }))
        : []),
    ],
    findPage: async (request) =>
      paths.includes(request.path)
        ? samplePage(request.path, request.site, request.editing)
        : content.findPage(request),
    hasPage: async (request) => paths.includes(request.path) || content.hasPage(request),
  };
}

function headingOf(words: string): SampleRendering {
  return { ...sampleOf("RichText", { text: text(`<h2>${words}</h2>`) }), params: { padding: "top" } };
}

function samplePage(path: string, site: string, pageEditing: boolean): LayoutServiceData {
  const shown = [...samplesOf].filter(([block]) => path === root || path === `${root}/${block}`);
  const main = shown.flatMap(([block, samples]): readonly Rendering[] =>
    Object.entries(samples).flatMap(([name, sample], index) => [
      withUid(headingOf(`${block}: ${name}`), `${block}-${index}-name`),
      withUid(sample, `${block}-${index}`),
    ]),
  );
  return {
    sitecore: {
      context: { pageEditing, language: "da", site: { name: site } },
      route: {
        templateName: "ContentPage",
        fields: { metaTitle: { value: `Blokke ${path}` }, robots: { value: "noindex" } },
        placeholders: { "headless-main": main },
      },
    },
  };
}
