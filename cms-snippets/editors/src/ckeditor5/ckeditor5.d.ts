/** What the plugin uses of CKEditor 5 (version 48). The page that has the editor brings the package. */
declare module "ckeditor5" {
  export interface ModelElement {
    readonly name: string;
    getAttribute(name: string): unknown;
  }

  export interface ModelWriter {
    createElement(name: string, attributes?: Readonly<Record<string, unknown>>): ModelElement;
    setAttribute(name: string, value: unknown, element: ModelElement): void;
    setSelection(element: ModelElement, place: "on"): void;
  }

  export interface ViewElement {
    getAttribute(name: string): string | undefined;
  }

  export interface ViewWriter {
    createContainerElement(name: string, attributes: object, children?: readonly ViewElement[]): ViewElement;
    createEmptyElement(name: string, attributes: object): ViewElement;
    createRawElement(name: string, attributes: object, render: (element: HTMLElement) => void): ViewElement;
  }

  export interface Model {
    readonly schema: {
      register(name: string, definition: object): void;
    };
    readonly document: { readonly selection: { getSelectedElement(): ModelElement | null } };
    change(callback: (writer: ModelWriter) => void): void;
    insertObject(
      element: ModelElement,
      place: null,
      offset: null,
      options: { readonly setSelection: "on"; readonly findOptimalPosition?: "after" },
    ): void;
    deleteContent(selection: unknown): void;
    createSelection(element: ModelElement, place: "on"): unknown;
  }

  interface Conversion {
    for(direction: "upcast"): {
      elementToElement(definition: {
        readonly view: { readonly name: string; readonly attributes: Readonly<Record<string, true>> };
        readonly model: (element: ViewElement, api: { readonly writer: ModelWriter }) => ModelElement | null;
        readonly converterPriority?: "high";
      }): void;
    };
    for(direction: "dataDowncast" | "editingDowncast"): {
      elementToElement(definition: {
        readonly model: { readonly name: string; readonly attributes: readonly string[] };
        readonly view: (element: ModelElement, api: { readonly writer: ViewWriter }) => ViewElement;
      }): void;
    };
  }

  interface HtmlProcessor {
    toView(data: string): unknown;
    toData(fragment: unknown): string;
  }

  /** An event of CKEditor's document, with the DOM event that caused it. */
  export interface DomEvent {
    readonly domTarget: HTMLElement;
    readonly domEvent: KeyboardEvent;
  }

  export interface Editor {
    readonly config: { get(path: string): unknown };
    readonly model: Model;
    readonly conversion: Conversion;
    readonly data: { readonly htmlProcessor: HtmlProcessor };
    readonly isReadOnly: boolean;
    readonly commands: { add(name: string, command: Command): void; get(name: string): Command | undefined };
    readonly ui: { readonly componentFactory: { add(name: string, create: (locale: unknown) => ButtonView): void } };
    readonly editing: {
      readonly view: {
        focus(): void;
        scrollToTheSelection(): void;
        readonly document: {
          on(
            name: "keydown",
            listener: (event: { stop(): void }, data: DomEvent) => void,
            options: { readonly priority: "high" },
          ): void;
        };
        readonly domConverter: {
          mapDomToView(element: Element): ViewElement | undefined;
          mapViewToDom(element: ViewElement): HTMLElement | undefined;
        };
        getDomRoot(name?: string): HTMLElement | undefined;
      };
      readonly mapper: {
        toModelElement(element: ViewElement): ModelElement | undefined;
        toViewElement(element: ModelElement): ViewElement | undefined;
      };
    };
    on(name: "change:isReadOnly" | "ready", listener: () => void): void;
  }

  export class Plugin {
    readonly editor: Editor;
    init(): void;
    destroy(): void;
  }

  export class Command {
    constructor(editor: Editor);
    readonly editor: Editor;
    isEnabled: boolean;
    value: unknown;
    refresh(): void;
    execute(options?: object): void;
  }

  export class ButtonView {
    constructor(locale: unknown);
    set(properties: Readonly<Record<string, unknown>>): void;
    bind(...names: readonly string[]): { to(observed: object, ...names: readonly string[]): void };
    on(name: "execute", listener: () => void): void;
  }

  export class Widget extends Plugin {}

  export function toWidget(
    element: ViewElement,
    writer: ViewWriter,
    options: { readonly label: string; readonly hasSelectionHandle: boolean },
  ): ViewElement;
}
