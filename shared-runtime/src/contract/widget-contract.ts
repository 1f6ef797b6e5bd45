/** What a page says of one placeholder: the `data-*` attributes and the child JSON script, both still unchecked. */
export interface WidgetInput {
  /** The element's `dataset` without the loader's own keys: camel-case name to text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The parsed `<script type="application/json">` child, or `undefined` if there is none. */
  readonly json: unknown;
}

/** What the loader gives a widget besides its props. */
export interface WidgetHost {
  /** The placeholder in the page. */
  readonly element: HTMLElement;
  /** Absolute address of the API of the host-shell that served the loader, ending in `/api/`. */
  readonly apiUrl: string;
  /** True while an editor is working on the page: dialogs are suppressed and live behaviour is skipped. */
  readonly editing: boolean;
  /** Called once if the widget breaks after it was mounted; the loader then shows its fallback. */
  readonly onCrash: (error: unknown) => void;
  /** Takes what failed while the widget goes on without it. The server is told; the visitor is not. */
  readonly onFailure?: (error: unknown) => void;
  /**
   * Given while an editor is working on the page. Takes what the widget cannot use of its placeholder: a sentence in
   * Danish for each problem, with what could stand there instead.
   */
  readonly onProblems?: (problems: readonly string[]) => void;
}

export interface MountedWidget {
  /** Stops everything the instance runs and empties its container. Safe to call twice. */
  readonly unmount: () => void;
}

/** What a remote exposes as `./widget`. */
export interface WidgetModule {
  /**
   * Renders one instance into `container`, an element inside the placeholder's shadow root.
   * Whatever `container` held (the first frame) is replaced in the same frame.
   */
  readonly mount: (container: HTMLElement, input: WidgetInput, host: WidgetHost) => MountedWidget;
}
