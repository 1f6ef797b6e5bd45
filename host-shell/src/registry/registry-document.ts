import * as v from "valibot";

const texts = v.pipe(v.array(v.string()), v.readonly());

export const RegisteredPlatform = v.object({ entry: v.string(), integrity: v.string() });
export type RegisteredPlatform = Readonly<v.InferOutput<typeof RegisteredPlatform>>;

/** A font face that widgets use; the loader adds it to pages that do not have the family. */
export const RegisteredFont = v.object({
  family: v.string(),
  src: v.string(),
  /** As in `@font-face`, e.g. "400 700". */
  weight: v.string(),
  style: v.string(),
  unicodeRange: v.string(),
});
export type RegisteredFont = Readonly<v.InferOutput<typeof RegisteredFont>>;

/** The files of one version. A development server's files change all the time and have no integrity. */
export const RegisteredVersion = v.object({
  entry: v.string(),
  /** Of the entry. */
  integrity: v.string(),
  styles: texts,
  /** Of the style sheets, in their order. */
  styleIntegrity: v.exactOptional(texts),
  /** No range finds it: it was withdrawn, rolled back, or never served as `stable`. */
  exactOnly: v.exactOptional(v.literal(true)),
  /** JSON Schema of the props. */
  props: v.string(),
  /** The default sentences that fill the `{{key}}` marks of the first frame. */
  texts: v.string(),
  textsIntegrity: v.exactOptional(v.string()),
  firstFrame: v.string(),
  firstFrameIntegrity: v.exactOptional(v.string()),
});
export type RegisteredVersion = Readonly<v.InferOutput<typeof RegisteredVersion>>;

const channels = v.pipe(v.record(v.string(), v.string()), v.readonly());

export const RegisteredWidget = v.object({
  /** Loaded whatever a placeholder asks for. Only a developer's own browser writes it. */
  override: v.exactOptional(RegisteredVersion),
  /** Channel name to version. */
  channels,
  /** Channel name to its version before, for pages where the present one does not mount. */
  previous: v.exactOptional(channels),
  /** Percentage of visitors who get the canary where a page asks for `stable`. */
  canaryShare: v.exactOptional(v.number()),
  /** Version to its files, newest first: those that channels and ranges need, and some more. */
  versions: v.pipe(v.record(v.string(), RegisteredVersion), v.readonly()),
  /** There are more versions; `<name>/resolve/<wish>.json` returns each as a `ResolvedWish`. */
  unlisted: v.exactOptional(v.literal(true)),
});
export type RegisteredWidget = Readonly<v.InferOutput<typeof RegisteredWidget>>;

/**
 * `/widgets/registry.json`: what the loader needs to know. Addresses are relative to the document's own address, so
 * that the same document works from any origin and behind any prefix.
 */
export const RegistryDocument = v.object({
  schemaVersion: v.literal(1),
  platform: RegisteredPlatform,
  /** Module that gives pages of other systems what our own bring along: fonts and first frames. */
  foreignPage: v.string(),
  /** Module that shows editors what stands in their placeholders. */
  editorOverlay: v.string(),
  /** Module that lets developers try a widget of their own machine on a page. */
  developerOverride: v.string(),
  /** Origins that anybody may load such a widget from. */
  overrideOrigins: texts,
  fonts: v.pipe(v.array(RegisteredFont), v.readonly()),
  widgets: v.pipe(v.record(v.string(), RegisteredWidget), v.readonly()),
});
export type RegistryDocument = Readonly<v.InferOutput<typeof RegistryDocument>>;

/** The version that an exact version or a range resolves to. */
export const ResolvedWish = v.object({ version: v.string(), files: RegisteredVersion });
export type ResolvedWish = Readonly<v.InferOutput<typeof ResolvedWish>>;
