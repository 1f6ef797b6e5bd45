/** What the plugin uses of TinyMCE (version 8). The page that has the editor brings it. */
declare namespace TinyMce {
  interface ContentEvent {
    content: string;
    readonly format?: string;
  }

  interface Editor {
    readonly options: {
      register(name: string, spec: { readonly processor: "string"; readonly default: string }): void;
      get(name: string): unknown;
    };
    readonly schema: { addCustomElements(elements: string): void; addValidElements(elements: string): void };
    readonly dom: {
      setAttrib(element: Element, name: string, value: string): void;
    };
    readonly mode: { isReadOnly(): boolean };
    readonly selection: {
      getNode(): Element;
      select(element: Element): void;
      scrollIntoView(element?: Element): void;
    };
    readonly undoManager: { transact(change: () => void): void };
    readonly ui: {
      readonly registry: {
        addIcon(name: string, svg: string): void;
        addButton(
          name: string,
          spec: {
            readonly icon: string;
            readonly tooltip: string;
            readonly onAction: () => void;
            readonly onSetup: (api: Enabled) => () => void;
          },
        ): void;
        addMenuItem(
          name: string,
          spec: {
            readonly icon: string;
            readonly text: string;
            readonly onAction: () => void;
            readonly onSetup: (api: Enabled) => () => void;
          },
        ): void;
      };
    };
    getBody(): HTMLElement;
    getWin(): Window & typeof globalThis;
    focus(): void;
    insertContent(html: string): void;
    execCommand(name: string): void;
    addCommand(name: string, run: () => void): void;
    on(
      name: "BeforeSetContent" | "GetContent" | "PastePreProcess",
      listener: (event: ContentEvent) => void,
      prepend?: boolean,
    ): void;
    on(name: "keydown", listener: (event: KeyboardEvent) => void, prepend?: boolean): void;
    on(name: "PreInit" | "init" | "SwitchMode" | "SetContent" | "DisabledStateChange", listener: () => void): void;
    off(name: "SwitchMode", listener: () => void): void;
  }

  interface Enabled {
    setEnabled(isEnabled: boolean): void;
  }
}

declare const tinymce: {
  readonly PluginManager: {
    add(
      name: string,
      plugin: (editor: TinyMce.Editor) => { readonly getMetadata: () => { readonly name: string } },
    ): void;
  };
};
