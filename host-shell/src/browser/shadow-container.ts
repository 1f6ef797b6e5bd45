/**
 * The element inside the placeholder's shadow root that the widget renders into; created if the server did not send it.
 */
export function containerIn(element: HTMLElement): HTMLElement {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const container =
    shadow.querySelector<HTMLElement>("[data-widget-root]") ?? shadow.appendChild(document.createElement("div"));
  container.dataset["widgetRoot"] = "";
  return container;
}
