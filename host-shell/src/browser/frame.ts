import type { WidgetInput } from "shared-runtime/contract/widget.ts";
import type { RegisteredVersion } from "../registry/registry-document.ts";
import { addressOf } from "./import-remote.ts";

/** The element inside the placeholder's shadow root that the widget renders into. Our own server sends it with the page. */
export function containerIn(element: HTMLElement): HTMLElement {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const container =
    shadow.querySelector<HTMLElement>("[data-widget-root]") ?? shadow.appendChild(document.createElement("div"));
  container.dataset["widgetRoot"] = "";
  return container;
}

/** Links the version's style sheets beside the container, and no others. Resolves when they are there, rejects if one fails. */
export async function linkStyles({ parentNode }: HTMLElement, { styles }: RegisteredVersion): Promise<void> {
  const wanted = new Set(styles.map(addressOf));
  for (const link of (parentNode as ShadowRoot).querySelectorAll("link")) {
    // A link without a sheet did not arrive.
    if (!link.sheet || !wanted.delete(link.href)) link.remove();
  }
  await Promise.all(
    [...wanted].map(
      (href) =>
        new Promise((onload, reject) => {
          const onerror = (): void => reject(new Error(`${href} is missing`));
          parentNode?.append(
            Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }),
          );
        }),
    ),
  );
}

const frames = new Map<string, Promise<readonly [html: string, texts: object]>>();

/** The markup of the version's first frame, with the page's own sentences where it has any. */
export async function firstFrameOf(files: RegisteredVersion, input: WidgetInput): Promise<string> {
  let frame = frames.get(files.firstFrame);
  if (!frame) {
    frame = Promise.all([
      fetch(addressOf(files.firstFrame)).then((response) => response.text()),
      fetch(addressOf(files.texts)).then((response) => response.json() as Promise<object>),
    ]);
    frames.set(files.firstFrame, frame);
  }
  const [html, texts] = await frame;
  // As the widget reads its props: an attribute before the JSON, and an empty one is none.
  const wordings = [input.attributes, input.json, texts] as readonly (Readonly<Record<string, string>> | undefined)[];
  return html.replace(/{{(\w+)}}/g, (_mark, key: string) =>
    (wordings.find((words) => words?.[key])?.[key] ?? "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );
}
