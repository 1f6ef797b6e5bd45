/**
 * `/widgets/registry.json`: what the loader needs to know. Addresses are relative to the document's own address, so
 * that the same document works from any origin and behind any prefix.
 */
export interface RegistryDocument {
  readonly schemaVersion: 1;
  readonly platform: RegisteredPlatform;
  /** Module that gives pages of other systems what our own bring along: fonts and first frames. */
  readonly foreignPage: string;
  /** Module that shows editors what stands in their placeholders. */
  readonly editorOverlay: string;
  /** Module that lets developers try a widget of their own machine on a page. */
  readonly developerOverride: string;
  /** Origins that anybody may load such a widget from. */
  readonly overrideOrigins: readonly string[];
  readonly fonts: readonly RegisteredFont[];
  readonly widgets: Readonly<Record<string, RegisteredWidget>>;
}

export interface RegisteredPlatform {
  readonly entry: string;
  readonly integrity: string;
}

/** A font face that widgets use; the loader adds it to pages which do not have the family. */
export interface RegisteredFont {
  readonly family: string;
  readonly src: string;
  /** As in `@font-face`, e.g. "400 700". */
  readonly weight: string;
  readonly style: string;
  readonly unicodeRange: string;
}

export interface RegisteredWidget {
  /** Loaded whatever a placeholder asks for. Only a developer's own browser writes it. */
  readonly override?: RegisteredVersion;
  /** Channel name to version. */
  readonly channels: Readonly<Record<string, string>>;
  /** Channel name to the version it held before, for pages where the present one does not come to life. */
  readonly previous?: Readonly<Record<string, string>>;
  /** Percentage of visitors who get the canary where a page asks for `stable`. */
  readonly canaryShare?: number;
  /** Version to its files, newest first: those that channels and ranges need, and some more. */
  readonly versions: Readonly<Record<string, RegisteredVersion>>;
  /** There are others, which `<name>/resolve/<wish>.json` tells as a `ResolvedWish`. */
  readonly unlisted?: true;
}

/** The version that an exact version or a range stands for. */
export interface ResolvedWish {
  readonly version: string;
  readonly files: RegisteredVersion;
}

export interface RegisteredVersion {
  readonly entry: string;
  /** Of the entry. */
  readonly integrity: string;
  readonly styles: readonly string[];
  /** Of the style sheets, in their order. A development server's change all the time and have none. */
  readonly styleIntegrity?: readonly string[];
  /** No range finds it: it was withdrawn, rolled back, or never served as `stable`. */
  readonly exactOnly?: true;
  /** JSON Schema of the props. */
  readonly props: string;
  /** The default sentences that fill the first frame's `{{key}}` marks. */
  readonly texts: string;
  /** A development server's files change all the time and have no integrity. */
  readonly textsIntegrity?: string;
  readonly firstFrame: string;
  readonly firstFrameIntegrity?: string;
}
