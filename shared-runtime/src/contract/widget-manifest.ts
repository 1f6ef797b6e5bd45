import * as v from "valibot";

const path = v.pipe(
  v.string(),
  v.regex(/^(?!.*(^|\/)\.{0,2}(\/|$))[\w@.+/-]+$/, "must be a relative path inside the version"),
  v.check(
    (text) => text.length <= 500 && text.split("/").every((name) => name.length <= 200),
    "must have names of 200 letters at most, and 500 in all",
  ),
);
const integrity = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/, "must be a sha384 integrity hash"));

/** Names of channels, and path segments of the registry's addresses. */
const reservedNames: ReadonlySet<string> = new Set(["stable", "canary", "registry", "resolve", "parts"]);

export const WidgetName = v.pipe(
  v.string(),
  v.maxLength(50, "must have 50 letters at most"),
  v.regex(/^[a-z][a-z0-9-]*$/, "must be lower-case letters, digits and dashes"),
  v.check(
    (name) => !reservedNames.has(name) && !(name in Object.prototype),
    "must not be a word with another meaning, such as canary",
  ),
);

/** The most kilobytes (1000 bytes) of a first mount after gzip, regardless of the budget of a widget. */
const budgetCeiling = 60;

/**
 * A widget's budget for its first mount, in kilobytes after gzip. A first mount loads the entry, the parts that the
 * platform does not hold, and the style sheets.
 */
export const WidgetBudget = v.optional(
  v.pipe(
    v.number("must be a number of kilobytes"),
    v.gtValue(0, "must be more than 0 kB"),
    v.maxValue(budgetCeiling, `must be ${budgetCeiling} kB at most, which is what a host takes`),
  ),
  budgetCeiling,
);

const number = String.raw`(?:0|[1-9]\d{0,8})`;
const label = String.raw`(?:${number}|\d*[a-zA-Z-][\da-zA-Z-]*)`;
/** Semantic versioning without build metadata: a `+` marks a local build. */
const semanticVersion = new RegExp(String.raw`^${number}\.${number}\.${number}(?:-${label}(?:\.${label})*)?$`);

export const VersionNumber = v.pipe(
  v.string(),
  v.maxLength(100, "must have 100 letters at most"),
  v.regex(semanticVersion, "must be a semantic version without build metadata, such as 1.4.0"),
);

/**
 * `dist/widget.json`, which describes a built version. The build writes it; a host-shell registers the version with it.
 */
export const RemoteManifest = v.object({
  schemaVersion: v.literal(1),
  name: WidgetName,
  version: VersionNumber,
  /** Eight characters that change whenever any file changes. */
  revision: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, "must be eight hexadecimal digits")),
  /** The module with the remote and the widget's own code of a first mount. */
  entry: path,
  /**
   * The files of common code that the entry needs, as `parts/<hash of the content>.js`. Each file comes after the files
   * that it needs. Every version brings its own files; hosts serve them at one address for all versions of all widgets.
   * Absent in versions of releases without parts.
   */
  parts: v.exactOptional(v.array(path)),
  styles: v.array(path),
  firstFrame: path,
  texts: path,
  props: path,
  /** What forms show about the widget, a `WidgetProfile`. Absent in versions of releases without profiles. */
  profile: v.exactOptional(path),
  budget: WidgetBudget,
  /** Integrity hash of every file of the version. */
  files: v.record(path, integrity),
});
export type RemoteManifest = v.InferOutput<typeof RemoteManifest>;
