import { decodeHTMLStrict } from "entities/decode";
import { withoutMarkup } from "./without-markup.ts";

/**
 * The most times that a text is decoded. It may have been escaped twice before it was put into markup or JSON, and tags
 * appear only after decoding.
 */
const mostEscapings = 3;

const tags = "p|br|ul|ol|li|div|span|strong|b|i|em|u|a|h[1-6]|table|tr|td|script|style|img|iframe|svg";
const aTag = new RegExp(`</?(?:${tags})\\b[^<>]*>`, "i");
const anEscapedTag = new RegExp(`&(?:amp;)?lt;/?(?:${tags})\\b`, "i");

/**
 * The visible text of HTML or plain text: paragraphs separated by empty lines, list items that begin with "• ", without
 * markup, scripts, and characters that hide or reorder text.
 */
export function plainTextOf(source: string): string {
  let text = source.replaceAll(invisible, "").toWellFormed();
  for (let pass = 0; pass < mostEscapings; pass += 1) {
    text = decodeEntities(aTag.test(text) || text.includes("<!") ? withoutMarkup(text) : text).replaceAll(
      invisible,
      "",
    );
    if (!aTag.test(text) && !anEscapedTag.test(text)) break;
  }
  return tidy(aTag.test(text) ? withoutMarkup(text) : text);
}

/** The visible text on one line. */
export function plainLineOf(source: string): string {
  return plainTextOf(source)
    .replaceAll(/\s+(?:• )?/g, " ")
    .trim();
}

/**
 * Decodes the entities of HTML that end with a semicolon. Unknown entities are kept; an entity whose code is not a
 * character is replaced by a space.
 */
function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return decodeHTMLStrict(
    text.replaceAll(/&#(?:x[\da-f]+|\d+);/gi, (reference) =>
      decodeHTMLStrict(reference) === "\ufffd" ? " " : reference,
    ),
  );
}

/**
 * Control characters except line feed and tab; invisible and joining characters; characters that change the direction
 * of text.
 */
const invisible = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Marks of list items as they are typed. */
const itemMark = /^(?:[•·●▪◦‣∙■□➢➤✓✔*–—]|-(?=\s))\s*/;

function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replaceAll(/[^\S\n]+/g, " ").trim())
    .map((line) => (itemMark.test(line) ? `• ${line.replace(itemMark, "")}` : line))
    .join("\n")
    .replaceAll(/^• \n+(?=[^•\s])/gm, "• ")
    .replaceAll(/^• $/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/(?<=^• .*)\n\n(?=• )/gm, "\n")
    .trim();
}
