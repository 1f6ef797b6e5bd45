import { findPlaceholders } from "./find-placeholders.ts";
import { safeSource } from "./safe-source.ts";

/**
 * Editors parse a text and write it anew: they drop the elements and attributes that they do not know, and write the
 * others in their own way. While a text is in an editor, an empty element with this attribute is in place of each
 * placeholder. The attribute has the placeholder as it was written.
 */
export const markAttribute = "data-lk-tool";

export function markOf(source: string): string {
  return encodeURIComponent(source.toWellFormed());
}

/** The placeholder of a mark; `undefined` if it has none. */
export function sourceOfMark(mark: string | null | undefined): string | undefined {
  try {
    return safeSource(decodeURIComponent(mark ?? ""));
  } catch {
    return undefined;
  }
}

/** Replaces the placeholders of a HTML text with marks. */
export function hidePlaceholders(html: string, element = "div"): string {
  let hidden = "";
  let at = 0;
  for (const { start, end } of findPlaceholders(html)) {
    const source = safeSource(html.slice(start, end)) ?? "";
    hidden += `${html.slice(at, start)}<${element} ${markAttribute}="${markOf(source)}"></${element}>`;
    at = end;
  }
  return hidden + html.slice(at);
}

/** Replaces the marks of a HTML text with their placeholders. */
export function showPlaceholders(html: string): string {
  return html.replace(
    /<(div|lk-tool-card)(?:\s+[^\s"=>]+(?:="[^"]*")?)*?\s+data-lk-tool="([^"]*)"[^>]*>(?:\s|&nbsp;|\u00a0|<br[^>]*>)*<\/\1>/g,
    (_, _tag, mark: string) => sourceOfMark(mark) ?? "",
  );
}
