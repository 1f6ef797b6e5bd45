export function linkElement(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement("link"), properties);
}
