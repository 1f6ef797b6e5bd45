import { escapeHtml } from "shared-runtime/text/escape-html.ts";
import { Hono } from "hono";
import { answerBody } from "../../http/answer-body.ts";
import { type CodedBody, encodeBody } from "../../http/coded-body.ts";
import type { ContentSource } from "../content/content-source.ts";
import { type SiteFile, siteFileAddress } from "../sites/site-files.ts";
import { siteAt } from "../sites/site-roots.ts";
import type { Site } from "../sites/site.ts";
import { encodedPath } from "./canonical-path.ts";
import { revalidated } from "./page-answer.ts";

interface Options {
  /** Origin under which visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly contentSource: ContentSource;
}

/** `/robots.txt`, `/sitemap.xml`, and the icons and the manifest of each site. */
export function siteFileRoutes({ publicUrl, contentSource }: Options): Hono {
  const routes = new Hono();
  const coded = new Map<string, { readonly content: string; readonly body: Promise<CodedBody> }>();

  const serve = (path: string, type: string, text: () => Promise<string>): void => {
    routes.get(path, async (c) => {
      const content = await text();
      const known = coded.get(path);
      const current = known?.content === content ? known : { content, body: encodeBody(content) };
      coded.set(path, current);
      return answerBody(c, await current.body, { type, cacheControl: revalidated });
    });
  };
  serve("/robots.txt", "text/plain; charset=utf-8", async () => robotsTxt(publicUrl));
  serve("/sitemap.xml", "application/xml; charset=utf-8", async () => {
    const sites = await contentSource.listSites();
    const pages = await Promise.all(sites.map(({ name }) => contentSource.listPages(name)));
    return sitemapXml(
      publicUrl,
      pages.flat().filter(({ listed }) => listed),
    );
  });

  routes.get("*", async (c, next) => {
    // Pages have no dot in their path.
    if (!c.req.path.includes(".")) return next();
    const site = siteAt(await contentSource.listSites(), c.req.path);
    if (!site) return next();
    const name = c.req.path.slice(siteFileAddress(site, "").length);
    if (name === "site.webmanifest") {
      return c.json(manifestOf(site), 200, {
        "content-type": "application/manifest+json",
        "cache-control": revalidated,
      });
    }
    const file = site.files.get(name);
    if (!file) return next();
    return c.body(new Uint8Array(file.bytes), 200, {
      "content-type": file.type,
      "cache-control": "public, max-age=86400",
      "content-security-policy": policyOf(file),
    });
  });
  return routes;
}

/**
 * Forbids scripts in a drawing (SVG) that is opened by its own address. The viewers of browsers show a document as an
 * object of its own origin.
 */
function policyOf({ type }: SiteFile): string {
  const shown = type === "application/pdf" ? "object-src 'self'" : "style-src 'unsafe-inline'";
  return `default-src 'none'; ${shown}`;
}

function manifestOf(site: Site): object {
  const icons = [
    { file: "icon.svg", sizes: "any" },
    { file: "apple-touch-icon.png", sizes: "180x180" },
  ].flatMap(({ file, sizes }) => {
    const icon = site.files.get(file);
    return icon ? [{ src: siteFileAddress(site, file), sizes, type: icon.type }] : [];
  });
  return {
    name: site.title,
    short_name: site.title,
    lang: site.language,
    start_url: site.root,
    scope: site.root,
    display: "browser",
    background_color: "#FBF8F3",
    theme_color: "#FBF8F3",
    icons,
  };
}

function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

interface SitemapPage {
  readonly path: string;
  readonly changedAt: number | undefined;
}

/** Days as 2026-11-05. */
const days = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Copenhagen" });

function sitemapXml(publicUrl: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ path, changedAt }) => {
    const lastmod = changedAt === undefined ? "" : `<lastmod>${days.format(changedAt)}</lastmod>`;
    return `  <url><loc>${escapeHtml(publicUrl + encodedPath(path))}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}
