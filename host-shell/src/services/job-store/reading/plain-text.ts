import { decodeEntities } from "./decode-entities.ts";
import { withoutMarkup } from "./without-markup.ts";

/** Text that was escaped before it was put into markup or JSON, perhaps twice, has tags only after it was decoded. */
const mostEscapings = 3;

const tags = "p|br|ul|ol|li|div|span|strong|b|i|em|u|a|h[1-6]|table|tr|td|script|style|img|iframe|svg";
const aTag = new RegExp(`</?(?:${tags})\\b[^<>]*>`, "i");
const anEscapedTag = new RegExp(`&(?:amp;)?lt;/?(?:${tags})\\b`, "i");

/**
 * What a reader sees of HTML, or of plain text: paragraphs with an empty line between them, points that begin with
 * "• ", and nothing that could be taken for markup, be executed, or disguise what it says.
 */
export function plainTextOf(source: string): string {
  let text = source.replaceAll(unseen, "").toWellFormed();
  for (let pass = 0; pass < mostEscapings; pass += 1) {
    text = decodeEntities(aTag.test(text) || text.includes("<!") ? withoutMarkup(text) : text).replaceAll(unseen, "");
    if (!aTag.test(text) && !anEscapedTag.test(text)) break;
  }
  return tidy(aTag.test(text) ? withoutMarkup(text) : text);
}

/** All on one line. */
export function plainLineOf(source: string): string {
  return plainTextOf(source)
    .replaceAll(/\s+(?:• )?/g, " ")
    .trim();
}

/** Control characters but line feed and tab; what is not seen, joins, or turns the order of letters around. */
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u200b\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Points as they are typed. */
const point = /^(?:[•·●▪◦‣∙■□➢➤✓✔*–—]|-(?=\s))\s*/;

function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replaceAll(/[^\S\n]+/g, " ").trim())
    .map((line) => (point.test(line) ? `• ${line.replace(point, "")}` : line))
    .join("\n")
    .replaceAll(/^• \n+(?=[^•\s])/gm, "• ")
    .replaceAll(/^• $/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/(?<=^• .*)\n\n(?=• )/gm, "\n")
    .trim();
}
