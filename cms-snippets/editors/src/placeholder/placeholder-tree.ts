import { decodeEntities } from "./entities.ts";
import { readStartTag } from "./read-start-tag.ts";
import { jsonChild, safeSource } from "./safe-source.ts";

/** An element, as ProseMirror describes one: its name, its attributes and its children. */
export interface ElementTree extends ReadonlyArray<string | Readonly<Record<string, string>> | ElementTree> {
  readonly 0: string;
}

/**
 * The tree of a placeholder, for editors that build elements and not HTML. `undefined` if the text is not a
 * placeholder.
 */
export function placeholderTree(source: string): ElementTree | undefined {
  const html = safeSource(source);
  return html === undefined ? undefined : readElement(html, 0)?.tree;
}

/** Reads an element with well-formed content. The content of a safe placeholder is always well-formed. */
function readElement(html: string, at: number): { readonly tree: ElementTree; readonly end: number } | undefined {
  const start = readStartTag(html, at);
  if (!start) return undefined;
  const attributes: Record<string, string> = {};
  for (const { name, text } of start.attributes)
    if (!Object.hasOwn(attributes, name)) attributes[name] = decodeEntities(text);
  const children: (ElementTree | string)[] = [];
  let next = start.end;
  if (start.tag === "br") return { tree: ["br", attributes], end: next };
  while (next < html.length && !html.startsWith("</", next)) {
    const json = jsonChild(html, next);
    const element = json ? undefined : readElement(html, next);
    if (json) {
      children.push(["script", { type: "application/json" }, json.text]);
      next = json.end;
    } else if (element) {
      children.push(element.tree);
      next = element.end;
    } else {
      const end = html.indexOf("<", next + 1);
      const text = html.slice(next, end === -1 ? html.length : end);
      children.push(decodeEntities(text));
      next += text.length;
    }
  }
  const end = html.indexOf(">", next);
  return { tree: [start.tag, attributes, ...children], end: end === -1 ? html.length : end + 1 };
}
