import { escapeHtml } from "shared-runtime/text/escape-html.ts";
import type { PageListItem } from "../../services/page-lists/page-list.ts";

interface Channel {
  readonly title: string;
  readonly description: string;
  /** The absolute addresses of the site and of the feed. */
  readonly link: string;
  readonly self: string;
  readonly language: string;
  readonly items: readonly PageListItem[];
}

/** A feed in RSS 2.0. It depends only on its items, so that equal items give equal bytes. */
export function rssOf({ title, description, link, self, language, items }: Channel): string {
  const newest = items.find(({ publishedDate }) => publishedDate !== null)?.publishedDate;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", title),
    element("link", link),
    element("description", description),
    element("language", language),
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element("lastBuildDate", rfc822(newest))] : []),
    ...items.map((item) => itemOf(item, link)),
    "</channel>",
    "</rss>",
  ];
  return `${lines.join("\n")}\n`;
}

function itemOf({ title, url, manchet, publishedDate, tags }: PageListItem, base: string): string {
  const address = new URL(url, base).href;
  return [
    "<item>",
    element("title", title),
    element("link", address),
    `<guid isPermaLink="true">${xml(address)}</guid>`,
    ...(manchet === "" ? [] : [element("description", manchet)]),
    ...(publishedDate === null ? [] : [element("pubDate", rfc822(publishedDate))]),
    ...tags.map((tag) => element("category", tag.title)),
    "</item>",
  ].join("\n");
}

const element = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`;

/** Escapes a text, and leaves out the characters that XML 1.0 does not allow. */
function xml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ""));
}

/** "Mon, 14 Sep 2026 00:00:00 GMT" */
const rfc822 = (iso: string): string => new Date(iso).toUTCString();
