import { integrityOf } from "shared-runtime/node/hashes.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import { isSoundJson } from "shared-runtime/api/sound-text.ts";
import { manifestFile, signaturesFile } from "shared-runtime/contract/listed-files.ts";
import { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { WidgetProfile } from "shared-runtime/contract/widget-profile.ts";
import * as v from "valibot";
import { schemaFault } from "./check-props.ts";
import { activeMarkup } from "./active-markup.ts";
import { isPart, isPartPath } from "./is-part.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { signingMessages } from "./signing/signing-messages.ts";
import { staticImports } from "./static-imports.ts";
import { checkSize } from "./check-size.ts";

export type SubmittedFiles = ReadonlyMap<string, Uint8Array>;

/** A complete version whose files match its manifest. */
export interface SoundVersion {
  readonly manifest: RemoteManifest;
  /** The JSON Schema of the props. */
  readonly props: object;
  /** Compressed size of the files that a first mount needs. */
  readonly bytes: number;
}

/**
 * Checks a version without regard to others. `carriedParts` are the paths of the parts that the platform holds. Throws
 * `RegistryRefusal` with a sentence for each fault.
 */
export function checkVersion(
  name: string,
  text: string,
  files: SubmittedFiles,
  carriedParts: readonly string[] = [],
): SoundVersion {
  const manifest = manifestOf(name, text);
  const faults = [
    ...missing(manifest, files),
    ...altered(manifest, files),
    ...misnamed(manifest),
    ...incomplete(manifest, files),
  ];
  if (faults.length > 0) throw new RegistryRefusal("versionIncomplete", faults);
  const bytes = checkSize(manifest, files, carriedParts);
  return { manifest, props: JSON.parse(textOf(files, manifest.props)) as object, bytes };
}

function manifestOf(name: string, text: string): RemoteManifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), RemoteManifest), text, plainMessages);
  if (!parsed.success) {
    const faults = parsed.issues.map(
      (issue) => `widget.json is not a valid manifest: ${v.getDotPath(issue) ?? "it"} ${issue.message}.`,
    );
    throw new RegistryRefusal("manifestInvalid", [...faults, "Build the widget again."]);
  }
  if (parsed.output.name !== name) {
    throw new RegistryRefusal("manifestInvalid", [
      `widget.json is the manifest of ${parsed.output.name}, not of ${name}.`,
    ]);
  }
  return parsed.output;
}

function missing({ files: listed }: RemoteManifest, files: SubmittedFiles): readonly string[] {
  const folders = new Set(Object.keys(listed).flatMap(foldersOf));
  return [
    ...[manifestFile, signaturesFile].filter((path) => Object.hasOwn(listed, path)).map(signingMessages.reservedName),
    ...Object.keys(listed)
      .filter((path) => !files.has(path))
      .map((path) => `${path} is listed but was not sent.`),
    ...[...files.keys()].filter((path) => !Object.hasOwn(listed, path)).map((path) => `${path} is not listed.`),
    ...Object.keys(listed)
      .filter((path) => folders.has(path))
      .map((path) => `${path} is both a file and a folder.`),
  ];
}

function altered({ files: listed }: RemoteManifest, files: SubmittedFiles): readonly string[] {
  return [...files]
    .filter(([path, content]) => Object.hasOwn(listed, path) && integrityOf(content) !== listed[path])
    .map(([path]) => `${path} is not the file that widget.json describes.`);
}

function misnamed(manifest: RemoteManifest): readonly string[] {
  return Object.keys(manifest.files)
    .filter((path) => isPartPath(path) && !isPart(manifest, path))
    .map((path) => `${path} has another content than its name says: build the widget again.`);
}

const Texts = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((content) => !Array.isArray(content)),
  v.record(v.string(), v.string()),
);

/** Faults of the files that every version needs. */
function incomplete(manifest: RemoteManifest, files: SubmittedFiles): readonly string[] {
  const needed = [
    manifest.entry,
    ...(manifest.parts ?? []),
    ...manifest.styles,
    manifest.firstFrame,
    manifest.texts,
    manifest.props,
    ...(manifest.profile === undefined ? [] : [manifest.profile]),
  ];
  const unlisted = needed.filter((path) => !Object.hasOwn(manifest.files, path));
  if (unlisted.length > 0) return unlisted.map((path) => `${path} is needed but is not listed.`);
  if (!needed.every((path) => files.has(path))) return [];
  const frame = textOf(files, manifest.firstFrame);
  const faults = [
    ...entryFaults(manifest.entry, files),
    ...manifest.styles
      .filter((path) => !path.endsWith(".css"))
      .map((path) => `${path} is named in styles but is not a style sheet: name files that end in .css.`),
    ...manifest.styles
      .filter((path) => /@import/i.test(textOf(files, path)))
      .map((path) => `${path} imports another style sheet: name it in styles, beside this one.`),
    ...activeMarkup(frame).map((part) => `${manifest.firstFrame} must not contain active markup: remove ${part}.`),
  ];
  if (!v.is(Texts, textOf(files, manifest.texts))) {
    faults.push(`${manifest.texts} is not a JSON object of texts.`);
  }
  const props = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), textOf(files, manifest.props));
  const fault = props.success ? propsFault(props.output) : "it is not a JSON object";
  if (fault !== undefined) faults.push(`${manifest.props} is not a valid JSON Schema of props: ${fault}.`);
  return [...faults, ...profileFaults(manifest.profile, files)];
}

/** The functions of a remote's entry that pages call. */
const containerNames = ["init", "get"];

function entryFaults(entry: string, files: SubmittedFiles): readonly string[] {
  if (!entry.endsWith(".js"))
    return [`${entry} is the entry but not a JavaScript module: name a file that ends in .js.`];
  const { exported, faults } = staticImports(entry, files);
  const absent = containerNames.filter((name) => !exported.has(name));
  if (faults.length > 0 || absent.length === 0) return faults;
  const lacks = absent.length === 1 ? `no ${absent.join()}` : `neither ${absent.join(" nor ")}`;
  return [
    `${entry} exports ${lacks}, which pages call to mount the widget: build it with shared-runtime/build/widget.ts.`,
  ];
}

function profileFaults(path: string | undefined, files: SubmittedFiles): readonly string[] {
  if (path === undefined) return [];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), WidgetProfile), textOf(files, path), plainMessages);
  const picture = parsed.success ? parsed.output.picture : undefined;
  return [
    ...(parsed.issues ?? []).map(
      (issue) => `${path} is not a valid profile: ${v.getDotPath(issue) ?? "it"} ${issue.message}.`,
    ),
    ...(picture !== undefined && !files.has(picture)
      ? [`${picture} is the picture of the profile but is not listed.`]
      : []),
  ];
}

function propsFault(props: object): string | undefined {
  if (!isSoundJson(props)) return "it contains invalid characters or is nested too deeply";
  return schemaFault(props);
}

/** The folders of `a/b/c.js` are `a` and `a/b`. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function textOf(files: SubmittedFiles, path: string): string {
  return new TextDecoder().decode(files.get(path));
}
