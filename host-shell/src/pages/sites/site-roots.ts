/** The sites of a product. */
export type SiteKind = "main" | "spring" | "unemployment-fund" | "business" | "self-service";

export interface SiteRoot {
  readonly kind: SiteKind;
  /** The folder of the site's content, and its name in the layout service. */
  readonly name: string;
  /** The path of the site's front page. */
  readonly root: string;
}

/** The root paths in the specification. `product` is the setting `SITE_PRODUCT`. */
export function siteRootsOf(product: string): readonly SiteRoot[] {
  return [
    { kind: "main", name: product, root: "/" },
    { kind: "spring", name: `${product}-spring`, root: `/${product}-spring` },
    { kind: "unemployment-fund", name: `${product}-a-kasse`, root: `/${product}-a-kasse` },
    { kind: "business", name: `${product}-virksom`, root: `/${product}-virksom` },
    { kind: "self-service", name: `${product}-selvbetjening`, root: selfServiceRoot },
  ];
}

export const selfServiceRoot = "/selvbetjening";

/** Returns the kind of the site that has a root, for any product. Other paths count as the main site. */
export function siteKindAt(root: string): SiteKind {
  const [, ...others] = siteRootsOf("");
  return others.find((other) => root.endsWith(other.root.slice(1)))?.kind ?? "main";
}

/** Returns the site of a path: the site with the longest root that is a prefix of the path in whole segments. */
export function siteAt<TSite extends { readonly root: string }>(
  sites: readonly TSite[],
  path: string,
): TSite | undefined {
  return sites
    .filter(({ root }) => isWithin(root, path))
    .reduce<TSite | undefined>(
      (longest, site) => (longest && longest.root.length >= site.root.length ? longest : site),
      undefined,
    );
}

function isWithin(root: string, path: string): boolean {
  return root === "/" || path === root || path.startsWith(`${root}/`);
}
