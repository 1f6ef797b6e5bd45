import type { WidgetInput } from "shared-runtime/contract/widget.ts";
import type { RegisteredVersion } from "../registry/registry-document.ts";
import { addressOf } from "./import-remote.ts";

/**
 * The element inside the placeholder's shadow root that the widget renders into, with the version's style sheets
 * linked beside it and arrived. Our own server sends it with the page; on other pages it is built here.
 */
export async function frameFor(element: HTMLElement, files: RegisteredVersion): Promise<HTMLElement> {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const container = shadow.querySelector<HTMLElement>("[data-widget-root]") ?? document.createElement("div");
  container.dataset["widgetRoot"] = "";

  const wanted = files.styles.map(addressOf);
  const linked = [...shadow.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  for (const link of linked) if (!wanted.includes(link.href)) link.remove();
  const missing = wanted.filter((href) => !linked.some((link) => link.href === href));
  await Promise.all(
    missing.map(
      (href) =>
        new Promise((settled) => {
          const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
          link.onload = link.onerror = settled;
          shadow.append(link);
        }),
    ),
  );
  shadow.append(container);
  return container;
}

const frames = new Map<string, Promise<readonly [html: string, texts: object]>>();

/** Shows the version's first frame in an empty container, with the page's own sentences where it has any. */
export async function showFirstFrame(container: HTMLElement, files: RegisteredVersion, input: WidgetInput): Promise<void> {
  let frame = frames.get(files.firstFrame);
  if (!frame) {
    frame = Promise.all([
      fetch(addressOf(files.firstFrame)).then((response) => response.text()),
      fetch(addressOf(files.texts)).then((response) => response.json() as Promise<object>),
    ]);
    frames.set(files.firstFrame, frame);
  }
  const [html, texts] = await frame;
  if (container.hasChildNodes()) return;
  const own: Record<string, unknown> = { ...texts, ...input.attributes, ...(input.json as object | undefined) };
  container.innerHTML = html.replace(/{{(\w+)}}/g, (_mark, key: string) =>
    String(own[key] ?? "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );
}
