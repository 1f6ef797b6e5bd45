import type { EditorTool } from "../../../shared-runtime/src/editors/editor-tool.ts";
import { adoptFormStyles } from "../../../shared-runtime/src/editors/form/form-styles.ts";
import { make } from "../../../shared-runtime/src/editors/form/make.ts";
import { propsForm } from "../../../shared-runtime/src/editors/form/props-form.ts";
import type { PlaceholderValues } from "../../../shared-runtime/src/editors/placeholder.ts";
import { readTools } from "../../../shared-runtime/src/editors/read-tools.ts";
import { shippedTools } from "virtual:shipped-tools";
import { pickerStyles, sheetOf } from "./picker-styles.ts";
import { readHost } from "./read-host.ts";
import { readStoredWidget, storedWidget } from "./stored-widget.ts";
import { loaderChoices, toolChoice } from "./tool-choice.ts";

/**
 * The property editor: an editor chooses a tool and fills its form. The value is a `StoredWidget`; `undefined` if no
 * tool is chosen. Each change is announced by the event `change`.
 */
export class WidgetPicker extends HTMLElement {
  #value: unknown;
  #isReadonly = false;
  #tools: readonly EditorTool[] | undefined;
  #host = "";
  readonly #root = this.attachShadow({ mode: "open" });

  constructor() {
    super();
    adoptFormStyles(this.#root);
    this.#root.adoptedStyleSheets.push(sheetOf(pickerStyles));
  }

  connectedCallback(): void {
    void this.#read();
  }

  get value(): unknown {
    return this.#value;
  }
  set value(value: unknown) {
    // The backoffice sets the value that this element has just announced. Such a value changes nothing.
    if (JSON.stringify(value) === JSON.stringify(this.#value)) return;
    this.#value = value ?? undefined;
    this.#show();
  }

  get readonly(): boolean {
    return this.#isReadonly;
  }
  set readonly(isReadonly: boolean) {
    this.#isReadonly = isReadonly;
    this.#show();
  }

  async #read(): Promise<void> {
    this.#say("Henter værktøjerne …", "quiet");
    const host = await readHost(new URL(/* @vite-ignore */ "settings.json", import.meta.url));
    if (host === undefined) {
      return this.#say("Skriv adressen på værktøjernes server i App_Plugins/Lederkredsen/settings.json.");
    }
    this.#host = host;
    this.#tools = await readTools(host, { fallback: shippedTools });
    this.#show();
  }

  #say(text: string, look = "notice"): void {
    this.#root.replaceChildren(make("p", { class: look, role: "status" }, text));
  }

  #show(): void {
    if (!this.#tools) return;
    const stored = readStoredWidget(this.#value);
    const select = toolChoice(this.#tools, stored?.tool.name ?? "");
    select.addEventListener("change", () => {
      this.#choose(this.#tools?.find(({ name }) => name === select.value));
    });
    const tool = this.#tools.find(({ name }) => name === stored?.tool.name);
    const fields = make(
      "fieldset",
      { disabled: this.#isReadonly },
      make("div", { class: "field" }, make("label", { for: select.id }, "Værktøj"), select),
      ...(tool?.profile ? [make("p", { class: "quiet" }, tool.profile.summary)] : []),
      ...(stored && !tool
        ? [make("p", { class: "notice" }, `Værktøjet »${stored.tool.name}« findes ikke længere på serveren.`)]
        : []),
      ...(stored && tool ? this.#formOf(tool, stored.values) : []),
    );
    this.#root.replaceChildren(make("div", { class: "picker" }, fields));
  }

  #formOf(tool: EditorTool, { version, load, fallback, props = {} }: PlaceholderValues): readonly Node[] {
    const chosen = { ...(version && { version }), ...(load && { load }), ...(fallback && { fallback }) };
    let values: PlaceholderValues = { host: this.#host, ...chosen, props };
    const form = propsForm({
      schema: tool.schema,
      values: props,
      onChange: (changed) => {
        values = { ...values, props: changed };
        this.#store(tool, values);
      },
    });
    const settings = loaderChoices(chosen, (changed) => {
      values = { host: values.host, ...changed, props: values.props ?? {} };
      this.#store(tool, values);
    });
    return [form.element, settings];
  }

  #choose(tool: EditorTool | undefined): void {
    const usual = tool?.profile?.usualLoad ?? "visible";
    const load = usual === "visible" ? {} : { load: usual };
    if (tool) this.#store(tool, { host: this.#host, ...load, props: {} });
    else this.#store();
    this.#show();
    this.#root.querySelector<HTMLElement>("#tool")?.focus();
  }

  #store(tool?: EditorTool, values?: PlaceholderValues): void {
    this.#value = tool && values ? storedWidget(tool, values) : undefined;
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

customElements.define("lederkredsen-widget-picker", WidgetPicker);
