export interface WidgetRequest {
  readonly name: string;
  readonly version: string;
}

/** When the loader loads a widget, as in `data-widget-load`. */
export type LoadingStrategy = "visible" | "idle" | "eager" | "interaction";

/** What a failing widget shows, as in `data-widget-fallback`. */
export type Fallback = "message" | "none";

/** A widget that an editor placed on a page, with its props. */
export interface PlacedWidget extends WidgetRequest {
  readonly load: LoadingStrategy;
  /** `none` if the page works without the widget: a failing widget then shows nothing. */
  readonly fallback?: Fallback | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  /** Attributes of the placeholder that the widget's style sheets need before its script runs. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}
