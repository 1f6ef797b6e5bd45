/** The input of one placeholder: its `data-*` attributes and its child JSON script, both not yet validated. */
export interface WidgetInput {
  /** The element's `dataset` without the loader's keys: camel-case name to text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The parsed `<script type="application/json">` child; `undefined` if the placeholder has no such child. */
  readonly json: unknown;
}

/** The values that the loader passes to a widget in addition to its props. */
export interface WidgetHost {
  /** The placeholder in the page. */
  readonly element: HTMLElement;
  /** Absolute address of the API of the host-shell that served the loader, ending in `/api/`. */
  readonly apiUrl: string;
  /** True while an editor is working on the page: dialogs are suppressed and live behaviour is skipped. */
  readonly editing: boolean;
  /** Called once if the widget crashes after it was mounted; the loader then shows its fallback. */
  readonly onCrash: (error: unknown) => void;
  /** Reports a failure that the widget can work without. The loader sends it to the server; the visitor sees nothing. */
  readonly onFailure?: (error: unknown) => void;
  /**
   * Only set in editing mode. Receives a Danish sentence for each invalid prop of the placeholder, with a valid value.
   */
  readonly onProblems?: (problems: readonly string[]) => void;
}

export interface MountedWidget {
  /** Stops the instance and empties its container. Safe to call twice. */
  readonly unmount: () => void;
}

/** The module that a remote exposes as `./widget`. */
export interface WidgetModule {
  /**
   * Renders one instance into `container`, an element inside the placeholder's shadow root. Replaces the first frame in
   * it within one animation frame.
   */
  readonly mount: (container: HTMLElement, input: WidgetInput, host: WidgetHost) => MountedWidget;
}
