import type { BlockAttributes } from "./block-attributes.ts";

/** A placeholder that was found in HTML, in the form in which a block stores it. */
export interface FoundTool {
  readonly tool: string;
  readonly attributes: BlockAttributes;
  readonly html: string;
}

/** HTML between placeholders. */
export interface OtherHtml {
  readonly html: string;
}

/** The tool of a placeholder; undefined for any other element. Forgives capitals, and quotation marks of text editors. */
export function toolOf(element: Element): string | undefined {
  const name = element.getAttribute("data-widget") ?? element.getAttribute("data-site-widget");
  return name?.toLowerCase().replaceAll(/[^a-z0-9-]/g, "") || undefined;
}

/** What the attributes and the JSON of a placeholder choose. If both set a prop, the attribute wins, as in the loader. */
function attributesOf(element: Element): BlockAttributes {
  const setting = (name: string) => {
    const value = element.getAttribute(`data-widget-${name}`);
    return value ? { [name]: value } : {};
  };
  const props = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => /^data-(?!widget|site-widget)./.test(name))
      .map(({ name, value }) => [propOf(name), value]),
  );
  const all = { ...jsonIn(element), ...props };
  return {
    ...setting("version"),
    ...setting("load"),
    ...setting("fallback"),
    ...(Object.keys(all).length > 0 && { props: all }),
  };
}

export function foundTool(element: Element, tool: string): FoundTool {
  return { tool, attributes: attributesOf(element), html: element.outerHTML };
}

/** The placeholders and the rest of a snippet, in order. Lines that only load the tools are left out. */
export function piecesOf(html: string): readonly (FoundTool | OtherHtml)[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const pieces: (FoundTool | OtherHtml)[] = [];
  let rest = "";
  const endRest = () => {
    if (rest.trim() !== "") pieces.push({ html: rest.trim() });
    rest = "";
  };
  for (const node of body.childNodes) {
    const element = node.nodeType === 1 ? (node as Element) : undefined;
    const tool = element && toolOf(element);
    if (element && tool !== undefined) {
      endRest();
      pieces.push(foundTool(element, tool));
    } else if (!element) rest += node.nodeType === 3 ? node.textContent : "";
    else if (!isLoader(element)) rest += element.outerHTML;
  }
  endRest();
  return pieces;
}

function isLoader(element: Element): boolean {
  return element.localName === "script" && /\/(?:embed|loader)\.js(?:$|\?)/.test(element.getAttribute("src") ?? "");
}

/** `data-upload-title` -> `uploadTitle`. */
function propOf(attribute: string): string {
  return attribute.slice("data-".length).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function jsonIn(element: Element): object {
  const text = element.querySelector('script[type="application/json"]')?.textContent ?? "{}";
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null && !Array.isArray(json) ? json : {};
  } catch {
    return {};
  }
}
