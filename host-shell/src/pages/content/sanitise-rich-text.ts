import sanitizeHtml from "sanitize-html";

const options: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "em", "a", "ul", "ol", "li", "h2", "h3", "h4", "blockquote", "abbr"],
  allowedAttributes: { a: ["href", "title"], abbr: ["title"], ol: ["start"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  // The template has the page's only h1.
  transformTags: { b: "strong", i: "em", h1: "h2" },
  disallowedTagsMode: "discard",
};

/** Keeps structure, emphasis and links; drops scripts, styles, handlers, frames and every class or inline style. */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, options);
}
