import { readStartTag, type StartTag } from "./read-start-tag.ts";

export interface FoundPlaceholder {
  readonly start: number;
  /** Index of the first character after the end tag. */
  readonly end: number;
}

/** Elements whose content is text, even if it looks like tags. */
const rawTextTags = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]);
const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/**
 * The outermost placeholders of a HTML text. Those in comments, in scripts and in the text of a `textarea` are left out,
 * and so are those without an end tag.
 */
export function findPlaceholders(html: string): readonly FoundPlaceholder[] {
  const found: FoundPlaceholder[] = [];
  let at = 0;
  for (;;) {
    const token = nextTag(html, at);
    if (!token) return found;
    at = token.end;
    if (token.kind !== "start" || !isPlaceholder(token.tag)) continue;
    const end = elementEnd(html, token.tag);
    if (end === undefined) continue;
    found.push({ start: token.start, end });
    at = end;
  }
}

export function isPlaceholder({ tag, attributes }: StartTag): boolean {
  return (
    !voidTags.has(tag) &&
    !rawTextTags.has(tag) &&
    attributes.some(({ name, text }) => /^data-(site-)?widget$/.test(name) && text.trim() !== "")
  );
}

/** Index after the end tag of an element whose start tag is given; `undefined` if the end tag is missing. */
export function elementEnd(html: string, { tag, end }: StartTag): number | undefined {
  let depth = 1;
  let at = end;
  for (;;) {
    const token = nextTag(html, at);
    if (!token) return undefined;
    at = token.end;
    if (token.kind === "start" && token.tag.tag === tag) depth += 1;
    if (token.kind === "end" && token.name === tag) depth -= 1;
    if (depth === 0) return at;
  }
}

type TagToken =
  | { readonly kind: "start"; readonly tag: StartTag; readonly start: number; readonly end: number }
  | { readonly kind: "end"; readonly name: string; readonly start: number; readonly end: number };

/** The next tag from an index on. Comments and the content of elements of raw text are passed over. */
function nextTag(html: string, from: number): TagToken | undefined {
  let at = from;
  for (;;) {
    const start = html.indexOf("<", at);
    if (start === -1) return undefined;
    at = start + 1;
    if (html.startsWith("<!--", start)) {
      const end = html.indexOf("-->", start + 2);
      if (end === -1) return undefined;
      at = end + 3;
      continue;
    }
    const end = html.startsWith("</", start) ? endTag(html, start) : undefined;
    if (end) return { kind: "end", ...end, start };
    const tag = readStartTag(html, start);
    if (!tag) continue;
    return { kind: "start", tag, start, end: rawTextTags.has(tag.tag) ? afterRawText(html, tag) : tag.end };
  }
}

function endTag(html: string, start: number): { readonly name: string; readonly end: number } | undefined {
  const name = /^[a-z][^\s/>]*/i.exec(html.slice(start + 2, start + 66))?.[0];
  const end = html.indexOf(">", start);
  return name === undefined || end === -1 ? undefined : { name: name.toLowerCase(), end: end + 1 };
}

function afterRawText(html: string, { tag, end }: StartTag): number {
  const close = new RegExp(`</${tag}[\\s/>]`, "gi");
  close.lastIndex = end;
  const found = close.exec(html);
  return found ? found.index : html.length;
}
