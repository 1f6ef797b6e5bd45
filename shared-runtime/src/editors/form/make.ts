type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element. An attribute that is false or undefined is left out. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(attribute, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}
