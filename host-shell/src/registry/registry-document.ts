import * as v from "valibot";

const texts = v.pipe(v.array(v.string()), v.readonly());

/** A script and its integrity. */
export const RegisteredScript = v.object({ entry: v.string(), integrity: v.string() });
export type RegisteredScript = Readonly<v.InferOutput<typeof RegisteredScript>>;

/** A font face that widgets use; the loader adds it to pages that do not have the family. */
export const RegisteredFont = v.object({
  family: v.string(),
  src: v.string(),
  /** As in `@font-face`, such as "400 700". */
  weight: v.string(),
  style: v.string(),
  unicodeRange: v.string(),
});
export type RegisteredFont = Readonly<v.InferOutput<typeof RegisteredFont>>;

/** The files of one version. The version of a development server has no integrity, since its files change. */
export const RegisteredVersion = v.object({
  entry: v.string(),
  /** Integrity of the entry. */
  integrity: v.string(),
  /** Files of common code that the entry needs and the platform does not hold. A file comes after those it needs. */
  parts: v.exactOptional(v.pipe(v.array(RegisteredScript), v.readonly())),
  styles: texts,
  /** Integrity of the style sheets, in the same order. */
  styleIntegrity: v.exactOptional(texts),
  /**
   * Ranges do not include the version: it was withdrawn, rolled back, may be unsafe, or was never served as `stable`.
   */
  exactOnly: v.exactOptional(v.literal(true)),
  /** Address of the JSON Schema of the props. */
  props: v.string(),
  /** Address of the widget's profile, which forms show to editors. Older versions have none. */
  profile: v.exactOptional(v.string()),
  /** Address of the default texts for the `{{key}}` marks of the first frame. */
  texts: v.string(),
  textsIntegrity: v.exactOptional(v.string()),
  firstFrame: v.string(),
  firstFrameIntegrity: v.exactOptional(v.string()),
});
export type RegisteredVersion = Readonly<v.InferOutput<typeof RegisteredVersion>>;

const channels = v.pipe(v.record(v.string(), v.string()), v.readonly());

export const RegisteredWidget = v.object({
  /** A version that is loaded instead of every requested one. Set only in a developer's own browser. */
  override: v.exactOptional(RegisteredVersion),
  /** Channel name to version. */
  channels,
  /** Channel name to its previous version, for pages on which the current version fails. */
  previous: v.exactOptional(channels),
  /** Percentage of visitors who get the canary where a page asks for `stable`. */
  canaryShare: v.exactOptional(v.number()),
  /** Versions with their files, newest first: the versions that channels and ranges need, and some more. */
  versions: v.pipe(v.record(v.string(), RegisteredVersion), v.readonly()),
  /**
   * Present if there are more versions than listed. `<name>/resolve/<spec>.json` returns each unlisted version as a
   * `ResolvedVersion`.
   */
  unlisted: v.exactOptional(v.literal(true)),
});
export type RegisteredWidget = Readonly<v.InferOutput<typeof RegisteredWidget>>;

/**
 * `/widgets/registry.json`, which the loader reads. Addresses are relative to the document's own address, so that it
 * works from any origin and behind any prefix.
 */
export const RegistryDocument = v.object({
  schemaVersion: v.literal(1),
  platform: RegisteredScript,
  /** Address of the module that gives pages of other systems the fonts and first frames that our own pages contain. */
  foreignPage: v.string(),
  /** Address of the module that shows editors the state of their placeholders. */
  editorOverlay: v.string(),
  /** Address of the module that lets developers try a widget from their own machine on a page. */
  developerOverride: v.string(),
  /** Address of the module that repairs built-in functions that a page has replaced. */
  builtIns: v.string(),
  /** Origins from which everyone may load an overriding widget. */
  overrideOrigins: texts,
  fonts: v.pipe(v.array(RegisteredFont), v.readonly()),
  widgets: v.pipe(v.record(v.string(), RegisteredWidget), v.readonly()),
});
export type RegistryDocument = Readonly<v.InferOutput<typeof RegistryDocument>>;

/** The version that an exact version or a range resolves to. */
export const ResolvedVersion = v.object({ version: v.string(), files: RegisteredVersion });
export type ResolvedVersion = Readonly<v.InferOutput<typeof ResolvedVersion>>;
