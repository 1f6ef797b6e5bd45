import { renderToStaticMarkup } from "react-dom/server";
import type { PageView } from "../block/prepared-block.ts";
import { memberMarks } from "../member/member-marks.ts";
import type { Site } from "../sites/site.ts";
import { type CurrentPlaces, placesOf } from "./menu-places.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/**
 * The drawn headers and footers of each site, by the values that they depend on. If the content source returns a new
 * `Site` object, its headers and footers are drawn again.
 */
const drawn = new WeakMap<Site, Map<string, string>>();

/** The largest number of headers and footers kept for a site. Only messages of past service windows can exceed it. */
const kept = 50;

/** Replaced by the path of the page in a header that all pages share. No path contains this control character. */
const anyPath = "/\u0001";
const encodedAnyPath = encodeURIComponent(anyPath);

/** In place of `aria-current` in a header that all pages share: the kind of control, and its place in the menu. */
const currentMark = / aria-current="\u0001(link|branch) ([\d-]+)"/g;
const markOf = (kind: "link" | "branch", place: string) => `\u0001${kind} ${place}` as "true";

/**
 * Draws the header of a site. Pages share it except for the marks in the menu and the page to which the sign-in
 * returns. Members get a header of their own.
 */
export function drawSiteHeader(view: PageView): string {
  const { site, path, service, member } = view;
  const header = site.settings?.header;
  if (!header) return "";
  const key = JSON.stringify([service.messages, member !== undefined]);
  const html = once(site, key, () =>
    renderToStaticMarkup(
      <SiteHeader
        {...header}
        site={site}
        messages={service.messages}
        markOf={markOf}
        path={anyPath}
        member={member && memberMarks}
      />,
    ),
  );
  return marked(html, placesOf(site, path)).replaceAll(encodedAnyPath, () => encodeURIComponent(path || site.root));
}

function marked(html: string, { page, branches }: CurrentPlaces): string {
  return html.replaceAll(currentMark, (_, kind: string, place: string) => {
    if (kind === "link") return place === page ? ' aria-current="page"' : "";
    return branches.includes(place) ? ' aria-current="true"' : "";
  });
}

/** Draws the footer of a site. */
export function drawSiteFooter({ site }: PageView): string {
  const footer = site.settings?.footer;
  return footer ? once(site, "footer", () => renderToStaticMarkup(<SiteFooter {...footer} site={site} />)) : "";
}

function once(site: Site, key: string, draw: () => string): string {
  const ofSite = drawn.get(site) ?? new Map<string, string>();
  drawn.set(site, ofSite);
  const known = ofSite.get(key);
  if (known !== undefined) return known;
  const html = draw();
  if (ofSite.size >= kept) ofSite.clear();
  ofSite.set(key, html);
  return html;
}
