import { Hono } from "hono";
import { answerBody } from "../../http/answer-body.ts";
import { type CodedBody, encodeBody } from "../../http/coded-body.ts";
import icon from "../icon.svg?raw";
import { encodedPath } from "./canonical-path.ts";
import type { PageCache } from "./page-cache.ts";
import { revalidated } from "./page-headers.ts";

interface Options {
  /** Origin under which visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly listPaths: () => Promise<readonly string[]>;
  readonly cache: PageCache<CodedBody>;
}

/** `/robots.txt`, `/sitemap.xml` and `/icon.svg`. */
export function siteFileRoutes({ publicUrl, listPaths, cache }: Options): Hono {
  const routes = new Hono();
  const serve = (path: string, type: string, text: () => Promise<string>): void => {
    routes.get(path, async (c) => {
      const content = await text();
      const body = await cache.get(`file ${path}`, [content], () => encodeBody(content));
      return answerBody(c, body, { type, cacheControl: revalidated });
    });
  };
  serve("/robots.txt", "text/plain; charset=utf-8", async () => robotsTxt(publicUrl));
  serve("/sitemap.xml", "application/xml; charset=utf-8", async () => sitemapXml(publicUrl, await listPaths()));
  serve("/icon.svg", "image/svg+xml", async () => icon);
  return routes;
}

function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function sitemapXml(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escaped(publicUrl + encodedPath(path))}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
