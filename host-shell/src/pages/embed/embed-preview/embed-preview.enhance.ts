import { isPreviewMessage, type PreviewMessage, previewReady } from "./preview-message.ts";

/** Attributes whose change needs a new placeholder element. */
const ofVersion = ["data-widget", "data-widget-version"];

/** Shows a tool with the choices that the studio around the frame sends. Outside of a frame, the page shows no tool. */
function showPreview(place: HTMLElement): void {
  let element: HTMLElement | undefined;

  const show = ({ attributes, colors, scheme, column }: PreviewMessage): void => {
    document.documentElement.dataset["colorScheme"] = scheme;
    place.style.maxWidth = column;
    const before = element;
    if (before && ofVersion.every((name) => before.getAttribute(name) === (attributes[name] ?? null))) {
      updateAttributes(before, attributes);
    } else {
      element = document.createElement("div");
      updateAttributes(element, attributes);
      place.replaceChildren(element);
    }
    element?.removeAttribute("style");
    for (const [token, color] of Object.entries(colors)) element?.style.setProperty(token, color);
  };

  window.addEventListener("message", ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === window.parent && isPreviewMessage(data)) show(data);
  });
  // A link would replace the preview by another page.
  document.addEventListener("click", (event) => {
    if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
  });
  window.parent.postMessage({ type: previewReady }, location.origin);
}

/** Sets the given attributes and removes other `data-` attributes, except those in which the loader keeps its state. */
function updateAttributes(element: HTMLElement, attributes: PreviewMessage["attributes"]): void {
  for (const name of element.getAttributeNames()) {
    const isState = /^data-(widget-(?!version|load|fallback)|site-widget)/.test(name);
    if (name.startsWith("data-") && name !== "data-widget" && !isState && !(name in attributes)) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

const place = document.querySelector<HTMLElement>("[data-preview-place]");
if (place && window.parent !== window) showPreview(place);
