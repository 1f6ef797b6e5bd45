import type { LivePlaceholder } from "../services/widget-registry/live-placeholders.ts";
import type { ContentSource } from "./content/content-source.ts";
import { placedWidgets, preparePage } from "./prepare-page.ts";

type Placeholders = ReadonlyMap<string, readonly LivePlaceholder[]>;

/** Returns a function that finds the placeholders of a widget, and their props, on the pages of all sites. */
export function contentPlaceholders(
  contentSource: ContentSource,
): (widget: string) => Promise<readonly LivePlaceholder[]> {
  let known: { readonly revision: string; readonly placeholders: Promise<Placeholders> } | undefined;
  return async (widget) => {
    const revision = contentSource.revision();
    if (known?.revision !== revision) known = { revision, placeholders: indexOf(contentSource) };
    const asked = known;
    try {
      return (await asked.placeholders).get(widget) ?? [];
    } catch (error) {
      if (known === asked) known = undefined;
      throw error;
    }
  };
}

async function indexOf(contentSource: ContentSource): Promise<Placeholders> {
  const found = new Map<string, LivePlaceholder[]>();
  for (const site of await contentSource.listSites()) {
    for (const { path } of await contentSource.listPages(site.name)) {
      const layout = await contentSource.findPage({ site: site.name, path, editing: false });
      if (!layout) continue;
      for (const { name, version, props } of placedWidgets(preparePage(layout, site))) {
        const ofWidget = found.get(name) ?? [];
        ofWidget.push({ page: path, spec: version, input: { attributes: {}, json: props } });
        found.set(name, ofWidget);
      }
    }
  }
  return found;
}
