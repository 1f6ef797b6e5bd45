/**
 * `/widgets/registry.json`: what the loader needs to know. Addresses are relative to the document's own address, so
 * that the same document works from any origin and behind any prefix.
 */
export interface RegistryDocument {
  readonly schemaVersion: 1;
  readonly platform: RegisteredPlatform;
  /** Module that gives pages of other systems what our own bring along: fonts and first frames. */
  readonly foreignPage: string;
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
  /** Channel name to version. */
  readonly channels: Readonly<Record<string, string>>;
  /** Version to its files, newest first. */
  readonly versions: Readonly<Record<string, RegisteredVersion>>;
}

export interface RegisteredVersion {
  readonly entry: string;
  /** Of the entry. */
  readonly integrity: string;
  readonly styles: readonly string[];
  /** JSON Schema of the props. */
  readonly props: string;
  /** The default sentences that fill the first frame's `{{key}}` marks. */
  readonly texts: string;
  readonly firstFrame: string;
}
