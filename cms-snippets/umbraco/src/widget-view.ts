import { make } from "../../../shared-runtime/src/editors/form/make.ts";
import { placeholder } from "../../../shared-runtime/src/editors/placeholder.ts";
import { sheetOf } from "./picker-styles.ts";
import { readStoredWidget, type StoredWidget } from "./stored-widget.ts";

const viewStyles = `
:host { display: block; font: 400 0.9375rem/1.5 var(--uui-font-family, system-ui, sans-serif); }
.view {
  position: relative;
  overflow: hidden;
  color: var(--uui-color-text, CanvasText);
  background: var(--uui-color-surface, Canvas);
  border: 1px solid var(--uui-color-border, #c4c4cc);
  border-radius: var(--uui-border-radius, 3px);
}
.view:hover { border-color: var(--uui-color-interactive-emphasis, #3544b1); }
.words { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; padding: 0.625rem 1rem; }
:is(strong, a) { font-weight: 600; color: inherit; text-decoration: none; }
a::after { content: ""; position: absolute; inset: 0; }
a:focus-visible { outline: 0; }
a:focus-visible::after { outline: 3px solid var(--uui-color-focus, Highlight); outline-offset: -3px; }
.quiet { color: var(--uui-color-text-alt, color-mix(in srgb, currentColor 76%, transparent)); }
iframe { display: block; width: 100%; height: 12rem; border: 0; pointer-events: none; background: #fff; }
`;

/** What the element uses of the configuration of a block. */
export interface ViewConfig {
  readonly editContentPath?: string;
  readonly showContentEdit?: boolean;
}

/** The preview of a block in the backoffice: the tool as visitors first see it, in a frame of its own. */
export class WidgetView extends HTMLElement {
  #content: Readonly<Record<string, unknown>> | undefined;
  #config: ViewConfig | undefined;
  #shown = "";
  readonly #root = this.attachShadow({ mode: "open" });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheetOf(viewStyles)];
  }

  connectedCallback(): void {
    this.#show();
  }

  get content(): Readonly<Record<string, unknown>> | undefined {
    return this.#content;
  }
  set content(content: Readonly<Record<string, unknown>> | undefined) {
    this.#content = content;
    this.#show();
  }

  get config(): ViewConfig | undefined {
    return this.#config;
  }
  set config(config: ViewConfig | undefined) {
    this.#config = config;
    this.#show();
  }

  #show(): void {
    if (!this.isConnected) return;
    const stored = Object.values(this.#content ?? {})
      .map(readStoredWidget)
      .find((widget) => widget !== undefined);
    const path = this.#config?.showContentEdit === false ? undefined : this.#config?.editContentPath;
    // Unchanged content is not drawn again: the frame would load anew at every change of the page around it.
    const shown = JSON.stringify([stored, path]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#root.replaceChildren(
      make("div", { class: "view" }, wordsOf(stored, path), ...(stored ? [frameOf(stored)] : [])),
    );
  }
}

/** The title is a link to the form of the block. The link covers the whole view. */
function wordsOf(stored: StoredWidget | undefined, path: string | undefined): HTMLElement {
  const title = stored ? (stored.tool.profile?.title ?? stored.tool.name) : "Lederkredsens værktøj";
  const changed = Object.keys(stored?.values.props ?? {}).length;
  const count = changed === 0 ? "med standardteksterne" : `${changed} ændret`;
  return make(
    "div",
    { class: "words" },
    path === undefined ? make("strong", {}, title) : make("a", { href: path }, title),
    make("span", { class: "quiet" }, stored ? count : "Intet værktøj er valgt endnu."),
  );
}

function frameOf({ tool, values }: StoredWidget): HTMLIFrameElement {
  const script = `<script src="${values.host.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}/embed.js"></script>`;
  const frame = make("iframe", {
    title: `Forhåndsvisning af ${tool.profile?.title ?? tool.name}`,
    tabindex: "-1",
    srcdoc: `<!doctype html><meta charset="utf-8"><style>body { margin: 1rem }</style><div data-widget-editing>${placeholder(tool, { ...values, load: "eager" })}</div>${script}`,
  });
  frame.addEventListener("load", () => {
    const body = frame.contentDocument?.documentElement;
    if (!body) return;
    new ResizeObserver(() => {
      frame.style.height = `${Math.min(body.scrollHeight, 720)}px`;
    }).observe(body);
  });
  return frame;
}

customElements.define("lederkredsen-widget-view", WidgetView);
