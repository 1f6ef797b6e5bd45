import * as v from "valibot";

const path = v.pipe(
  v.string(),
  v.regex(/^(?!.*(^|\/)\.\.?(\/|$))[\w@.+/-]+$/, "must be a relative path inside the version"),
);
const integrity = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/, "must be a sha384 integrity hash"));

/** `dist/widget.json`: what a built version is made of. The build writes it; a host-shell registers a version by it. */
export const RemoteManifest = v.object({
  schemaVersion: v.literal(1),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, "must be lower-case letters, digits and dashes")),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, "must be a semantic version")),
  /** Eight characters that change whenever any file does. */
  revision: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  /** The remote and all it needs for a first mount, in one module. */
  entry: path,
  styles: v.array(path),
  firstFrame: path,
  texts: path,
  props: path,
  /** Every file of the version and its integrity. */
  files: v.record(path, integrity),
});
export type RemoteManifest = v.InferOutput<typeof RemoteManifest>;
