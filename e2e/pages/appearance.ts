import type { Locator } from "@playwright/test";

/** An element of a widget: all computed styles, and its box relative to the corner of the widget. */
export interface Drawn {
  readonly path: string;
  readonly box: readonly number[];
  readonly styles: string;
}

/** Every visible element in the shadow root of a placeholder, and its pseudo-elements. */
export function appearanceOf(place: Locator): Promise<readonly Drawn[]> {
  return place.evaluate((host) => {
    const root = host.shadowRoot?.querySelector("[data-widget-root]");
    if (!root) throw new Error("there is no widget");
    const corner = root.getBoundingClientRect();
    const names = [...getComputedStyle(root)];
    const stylesOf = (style: CSSStyleDeclaration): string =>
      names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("\n");
    const drawn: Drawn[] = [];
    const visit = (element: Element, path: string): void => {
      if (!element.checkVisibility()) return;
      const { x, y, width, height } = element.getBoundingClientRect();
      // A dialog is positioned relative to the window, not to the page.
      const [left, top] = element.closest("dialog") ? [0, 0] : [corner.x, corner.y];
      const box = [x - left, y - top, width, height].map((length) => Math.round(length * 100) / 100);
      drawn.push({ path, box, styles: stylesOf(getComputedStyle(element)) });
      for (const pseudo of element.localName === "dialog" ? ["::backdrop"] : ["::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        const isDrawn = pseudo === "::backdrop" || !/^(none|normal)$/.test(style.content);
        if (isDrawn) drawn.push({ path: path + pseudo, box: [], styles: stylesOf(style) });
      }
      [...element.children].forEach((child, index) => visit(child, `${path} > ${child.localName}:${index + 1}`));
    };
    visit(root, "root");
    return drawn;
  });
}

/** The differences between two appearances, one line for each. */
export function differences(one: readonly Drawn[], other: readonly Drawn[]): readonly string[] {
  const found: string[] = one.length === other.length ? [] : [`${one.length} elements, then ${other.length}`];
  one.forEach((drawn, index) => {
    const twin = other[index];
    if (!twin) return;
    if (drawn.path !== twin.path) found.push(`${drawn.path} is ${twin.path}`);
    const [box, twinBox] = [drawn.box.join(" "), twin.box.join(" ")];
    if (box !== twinBox) found.push(`${drawn.path} at ${box} is at ${twinBox}`);
    const [lines, twins] = [drawn.styles.split("\n"), twin.styles.split("\n")];
    lines.forEach((line, at) => {
      if (line !== twins[at]) found.push(`${drawn.path} ${line} is ${twins[at]}`);
    });
  });
  return found;
}
