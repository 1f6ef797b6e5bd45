import type { MenuItem } from "../content/fields/menu.ts";
import type { Site } from "../sites/site.ts";

/** The entries of a menu that lead to a page: the entry of the page itself or of the nearest page above it. */
export interface CurrentPlaces {
  /** The place of the entry of the page, such as `0-2-1`. */
  readonly page: string | undefined;
  /** The places of the branches around the page, from the first level on. */
  readonly branches: readonly string[];
}

/** Returns the places in the menu of a site that lead to a path. The first of several equal entries counts. */
export function placesOf({ menu, root }: Pick<Site, "menu" | "root">, path: string): CurrentPlaces {
  let best: { readonly href: string; readonly place: string; readonly isBranch: boolean } | undefined;
  const search = (items: readonly MenuItem[], above: string): void => {
    items.forEach(({ link: { href }, items: below }, index) => {
      const place = above === "" ? `${index}` : `${above}-${index}`;
      if (leadsTo(href, path, root) && href.length > (best?.href.length ?? 0))
        best = { href, place, isBranch: below.length > 0 };
      search(below, place);
    });
  };
  search(menu, "");
  if (!best) return { page: undefined, branches: [] };
  const { href, place, isBranch } = best;
  const steps = place.split("-");
  const around = steps.map((_, index) => steps.slice(0, index + 1).join("-"));
  return {
    page: href === path ? place : undefined,
    branches: isBranch || href !== path ? around : around.slice(0, -1),
  };
}

/** Whether a link leads to a page or a page above it. Every page is below the front page, which therefore does not count. */
function leadsTo(href: string, path: string, root: string): boolean {
  return href === path || (href !== root && href !== "/" && path.startsWith(`${href}/`));
}
