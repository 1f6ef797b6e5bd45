/** What the page needs to show a widget before any script runs. */
export interface WidgetFrame {
  readonly version: string;
  /** The first frame's markup, with `{{key}}` where a sentence goes. */
  readonly html: string;
  /** The default sentences, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** The style sheets that belong into the widget's shadow root. */
  readonly styles: readonly FrameFile[];
  /** Modules the page should fetch early. */
  readonly preload: readonly FrameFile[];
}

/** A file that browsers only use if it is the one that was published. */
export interface FrameFile {
  readonly href: string;
  readonly integrity: string;
}

/** The registry, as far as server-rendered pages need it. */
export interface WidgetFrames {
  /** Changes whenever an answer of `frameOf` may have changed. */
  readonly revision: () => string;
  /** `versionWish` is a channel, a range or an exact version, as in `data-widget-version`. */
  readonly frameOf: (name: string, versionWish: string) => WidgetFrame | undefined;
}
