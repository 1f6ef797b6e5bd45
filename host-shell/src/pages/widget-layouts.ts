import { type AddonProduct, SheetLayout } from "shared-runtime/api/sheet-content.ts";
import * as v from "valibot";
import type { FindWidgetLayout } from "../services/layout-service/layout-service.routes.ts";
import type { ContentSource } from "./content/content-source.ts";
import type { LayoutServiceData } from "./content/layout-service-data.ts";

/** The folder of a site that has the pages with the content of widgets. */
const folder = "widgets";

/**
 * Finds the content of a widget: the page `<root of the site>/widgets/<id>`, if its template is `WidgetPage`. If no
 * site is named, the site is the self-service.
 */
export function findWidgetLayoutIn(source: ContentSource): FindWidgetLayout {
  return async ({ site: name, widgetId }) => {
    const sites = await source.listSites();
    const site = sites.find((one) => (name === undefined ? one.kind === "self-service" : one.name === name));
    if (!site) return undefined;
    const layout = await source.findPage({
      site: site.name,
      path: `${pathBelow(site.root)}/${widgetId}`,
      editing: false,
    });
    return layout?.sitecore.route.templateName === "WidgetPage" ? layout : undefined;
  };
}

const productsOf = new WeakMap<LayoutServiceData, readonly AddonProduct[]>();

/**
 * Returns a function that resolves with the products that the sheets of the self-service offer in addition to a
 * membership.
 */
export function addonProductsIn(source: ContentSource): () => Promise<readonly AddonProduct[]> {
  return async () => {
    const site = (await source.listSites()).find(({ kind }) => kind === "self-service");
    if (!site) return [];
    const below = `${pathBelow(site.root)}/`;
    const paths = (await source.listPages(site.name)).map(({ path }) => path).filter((path) => path.startsWith(below));
    const layouts = await Promise.all(paths.map((path) => source.findPage({ site: site.name, path, editing: false })));
    return layouts.flatMap((layout) => {
      if (!layout) return [];
      const known = productsOf.get(layout);
      if (known) return known;
      const read = v.safeParse(SheetLayout, layout);
      const products = read.success ? read.output.products : [];
      productsOf.set(layout, products);
      return products;
    });
  };
}

function pathBelow(root: string): string {
  return `${root === "/" ? "" : root}/${folder}`;
}
