/** Everything that a page needs to show the first frame of a widget before any script runs. */
export interface WidgetFrame {
  readonly version: string;
  /** The first frame's markup, with `{{key}}` marks for texts. */
  readonly html: string;
  /** The default texts, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** The style sheets of the widget's shadow root. */
  readonly styles: readonly FrameFile[];
  /** Modules that the page should fetch early. */
  readonly preload: readonly FrameFile[];
}

/** A file with its integrity hash. */
export interface FrameFile {
  readonly href: string;
  readonly integrity: string;
}

/** The part of the registry that server-rendered pages need. */
export interface WidgetFrames {
  /** A text that changes whenever an answer of `frameOf` may have changed. */
  readonly revision: () => string;
  /** `spec` is a channel, a range or an exact version, as in `data-widget-version`. */
  readonly frameOf: (name: string, spec: string) => WidgetFrame | undefined;
}
