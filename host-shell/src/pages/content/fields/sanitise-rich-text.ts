import sanitizeHtml from "sanitize-html";
import { isAllowedImage } from "./image.ts";

const textTags = ["p", "br", "strong", "em", "a", "ul", "ol", "li", "h2", "h3", "h4", "blockquote", "abbr", "img"];
const tableTags = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** The elements that rich text may have. */
export const keptTags: readonly string[] = [...textTags, ...tableTags];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...keptTags],
  allowedAttributes: {
    a: ["href", "title"],
    abbr: ["title"],
    ol: ["start"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  // No h1 is kept, since the template has the only h1 of the page.
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    // A telephone number is written with spaces, and its address has none.
    a: (tagName, attribs) => {
      const { href = "" } = attribs;
      return { tagName, attribs: /^tel:/i.test(href) ? { ...attribs, href: href.replaceAll(" ", "") } : attribs };
    },
    img: (tagName, { src = "", alt = "", width, height }) => ({
      tagName,
      attribs: { src, alt, ...sizeOf(width, height), loading: "lazy" },
    }),
  },
  disallowedTagsMode: "discard",
};

/**
 * Keeps structure, emphasis, links, tables and images of this site or of `mediaHosts`; drops scripts, styles, handlers,
 * frames and every class or inline style. A table is wrapped in a group, so that it can be scrolled.
 * `moreTags` are kept, too, without attributes.
 */
export function sanitiseRichText(
  html: string,
  mediaHosts: readonly string[] = [],
  moreTags: readonly string[] = [],
): string {
  const clean = sanitizeHtml(html, {
    ...options,
    ...(moreTags.length > 0 && { allowedTags: [...keptTags, ...moreTags] }),
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isAllowedImage(attribs["src"] ?? "", mediaHosts),
  });
  return clean.includes("<table>") ? withScrollGroups(clean) : clean;
}

function sizeOf(...sizes: readonly (string | undefined)[]): Readonly<Record<string, string>> {
  const [width, height] = sizes.map((size) => (/^\d{1,5}$/.test(size ?? "") ? size : undefined));
  return width && height ? { width, height } : {};
}

/** A cell such as "22.041 kr.", whose number and unit belong on one line. */
const shortNumber = /<td>(?=[^<]{0,15}\d)[^<]{1,16}<\/td>/g;

/** Wraps each table. `html` is sanitised, so that every table is closed and has no attributes. */
function withScrollGroups(html: string): string {
  return html
    .replace(/<table>(?:\s*<caption>([^]*?)<\/caption>)?/g, (table, caption?: string) => {
      const name = caption?.replace(/<[^<>]*>/g, "").trim();
      return `<div data-table="" role="group" tabindex="0" aria-label="${name?.replaceAll('"', "&quot;") || "Tabel"}">${table}`;
    })
    .replace(shortNumber, (cell) => cell.replaceAll(" ", "\u00a0"))
    .replaceAll("</table>", "</table></div>");
}
