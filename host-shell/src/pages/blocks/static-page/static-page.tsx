import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import type { Slot } from "../../block/prepared-block.ts";
import { noStaticPage } from "../../block/editor-texts.ts";
import type { StaticPageItem } from "../../content/content-source.ts";
import type { Rendering } from "../../content/layout-service-data.ts";
import { optionalKey } from "../../content/fields/text.ts";

/** Content that several pages share, by its key. If the content has an h1, all its headings get one level lower. */
export const staticPage = defineBlock({
  name: "static-page",
  component: "StaticPage",
  fields: v.object({ key: optionalKey }),
  problem: ({ key }) => (key === undefined ? noStaticPage : undefined),
  source: ({ key }) => `StaticPage ${key}`,
  load: async ({ key = "" }, { content, site }) => content.findStaticPage({ site: site.name, key }),
  loadedRenderings: (item) => contentOf(item),
  emptyText: (_fields, item) => (item ? undefined : noStaticPage),
  draw: ({ outer, slot }) => <div {...outer} {...lowered(slot("content"))} />,
});

function contentOf(item: StaticPageItem | undefined): Readonly<Record<string, readonly Rendering[]>> {
  return item ? { content: item.renderings } : {};
}

function lowered(slot: Slot): Slot {
  const { __html: html } = slot.dangerouslySetInnerHTML;
  if (!/<h1[\s>]/.test(html)) return slot;
  const markup = html.replace(/<(\/?)h([1-5])(?=[\s>])/g, (_tag, slash: string, level: string) => {
    return `<${slash}h${Number(level) + 1}`;
  });
  return { dangerouslySetInnerHTML: { __html: markup } };
}
