import { encodeEntities } from "./entities.ts";
import { safeSource } from "./safe-source.ts";

/** The HTML of a placeholder that the page has as an element. `undefined` if the element is not a placeholder. */
export function writtenElement(element: Element): string | undefined {
  return safeSource(htmlOf(element));
}

function htmlOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${encodeEntities(value)}"`);
  const children = [...element.childNodes].map((child) => {
    if (child.nodeType === child.TEXT_NODE) {
      const text = child.textContent ?? "";
      return element.localName === "script"
        ? text
        : encodeEntities(text).replaceAll("&quot;", '"').replaceAll("&#10;", "\n");
    }
    return child.nodeType === child.ELEMENT_NODE ? htmlOf(child as Element) : "";
  });
  const end = element.localName === "br" ? "" : `</${element.localName}>`;
  return `<${element.localName}${attributes.join("")}>${children.join("")}${end}`;
}
