import type { LivePlaceholder } from "../services/widget-registry/live-placeholders.ts";
import type { ContentSource } from "./content/content-source.ts";
import { placedWidgets, preparePage } from "./prepare-page.ts";

/** Returns the placeholders of a widget on the pages of a site, with their props. */
export async function contentPlaceholders(
  contentSource: ContentSource,
  site: string,
  widget: string,
): Promise<readonly LivePlaceholder[]> {
  const found: LivePlaceholder[] = [];
  for (const path of await contentSource.listPaths(site)) {
    const layout = await contentSource.findPage({ site, path, editing: false });
    if (!layout) continue;
    for (const { name, version, props } of placedWidgets(preparePage(layout))) {
      if (name === widget) found.push({ page: path, spec: version, input: { attributes: {}, json: props } });
    }
  }
  return found;
}
