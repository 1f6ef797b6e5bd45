import type { Site } from "../../sites/site.ts";
import type { ContentSource } from "../content-source.ts";
import type { LayoutServiceData } from "../layout-service-data.ts";

/**
 * Returns a function that adds the shared blocks of a site to a page, in the placeholders for which the page itself has
 * no blocks. The function resolves with the same object for the same page as long as the shared blocks are the same.
 */
export function createSharedParts(
  files: Pick<ContentSource, "findEmptyPage">,
): (site: Pick<Site, "name">, layout: LayoutServiceData) => Promise<LayoutServiceData> {
  const completed = new WeakMap<
    LayoutServiceData,
    { readonly shared: LayoutServiceData | undefined; readonly whole: LayoutServiceData }
  >();
  return async ({ name }, layout) => {
    const shared = await files.findEmptyPage(name);
    const known = completed.get(layout);
    if (known?.shared === shared && known) return known.whole;
    const { context, route } = layout.sitecore;
    const own = Object.entries(route.placeholders).filter(([, renderings]) => renderings.length > 0);
    const placeholders = { ...route.placeholders, ...shared?.sitecore.route.placeholders, ...Object.fromEntries(own) };
    const whole: LayoutServiceData = { sitecore: { context, route: { ...route, placeholders } } };
    completed.set(layout, { shared, whole });
    return whole;
  };
}
