import { integrityOf } from "shared-runtime/build/hashes.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import { isSoundJson } from "shared-runtime/api/sound-text.ts";
import { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import { schemaFault } from "./check-props.ts";
import { activeMarkup } from "./active-markup.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { staticImports } from "./static-imports.ts";
import { checkSize } from "./check-size.ts";

export type SubmittedFiles = ReadonlyMap<string, Uint8Array>;

/** A version that is what it says, with all it needs. */
export interface SoundVersion {
  readonly manifest: RemoteManifest;
  /** JSON Schema of the props. */
  readonly props: object;
  /** Of what a first mount needs, compressed. */
  readonly bytes: number;
}

/** Looks at a version by itself. Throws `RegistryRefusal` with a sentence for everything that is wrong. */
export function checkVersion(name: string, text: string, files: SubmittedFiles): SoundVersion {
  const manifest = manifestOf(name, text);
  const faults = [...missing(manifest, files), ...altered(manifest, files), ...incomplete(manifest, files)];
  if (faults.length > 0) throw new RegistryRefusal("versionIncomplete", faults);
  const bytes = checkSize(manifest, files);
  return { manifest, props: JSON.parse(textOf(files, manifest.props)) as object, bytes };
}

function manifestOf(name: string, text: string): RemoteManifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), RemoteManifest), text, plainMessages);
  if (!parsed.success) {
    const faults = parsed.issues.map(
      (issue) => `widget.json is no manifest: ${v.getDotPath(issue) ?? "it"} ${issue.message}.`,
    );
    throw new RegistryRefusal("manifestInvalid", [...faults, "Build the widget again."]);
  }
  if (parsed.output.name !== name) {
    throw new RegistryRefusal("manifestInvalid", [`widget.json is that of ${parsed.output.name}, and not of ${name}.`]);
  }
  return parsed.output;
}

function missing({ files: listed }: RemoteManifest, files: SubmittedFiles): readonly string[] {
  const folders = new Set(Object.keys(listed).flatMap(foldersOf));
  return [
    ...Object.keys(listed)
      .filter((path) => !files.has(path))
      .map((path) => `${path} is listed, and was not sent.`),
    ...[...files.keys()].filter((path) => !Object.hasOwn(listed, path)).map((path) => `${path} is not listed.`),
    ...Object.keys(listed)
      .filter((path) => folders.has(path))
      .map((path) => `${path} is a file and a folder at once.`),
  ];
}

function altered({ files: listed }: RemoteManifest, files: SubmittedFiles): readonly string[] {
  return [...files]
    .filter(([path, content]) => Object.hasOwn(listed, path) && integrityOf(content) !== listed[path])
    .map(([path]) => `${path} is not the file that widget.json describes.`);
}

const Sentences = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((content) => !Array.isArray(content)),
  v.record(v.string(), v.string()),
);

/** What a version cannot do without, beyond being what it says. */
function incomplete(manifest: RemoteManifest, files: SubmittedFiles): readonly string[] {
  const needed = [manifest.entry, ...manifest.styles, manifest.firstFrame, manifest.texts, manifest.props];
  const unlisted = needed.filter((path) => !Object.hasOwn(manifest.files, path));
  if (unlisted.length > 0) return unlisted.map((path) => `${path} is needed, and is not listed.`);
  if (!needed.every((path) => files.has(path))) return [];
  const frame = textOf(files, manifest.firstFrame);
  const faults = [
    ...entryFaults(manifest.entry, files),
    ...manifest.styles
      .filter((path) => !path.endsWith(".css"))
      .map((path) => `${path} is named in styles, and is no style sheet: name those that end in .css.`),
    ...manifest.styles
      .filter((path) => /@import/i.test(textOf(files, path)))
      .map((path) => `${path} imports another style sheet: name it in styles, beside this one.`),
    ...activeMarkup(frame).map((part) => `${manifest.firstFrame} may run nothing by itself: leave ${part} out.`),
  ];
  if (frame.trim() === "") faults.push("The first frame is empty.");
  if (!v.is(Sentences, textOf(files, manifest.texts))) {
    faults.push(`${manifest.texts} is no JSON object of sentences.`);
  }
  const props = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), textOf(files, manifest.props));
  const fault = props.success ? propsFault(props.output) : "it is no JSON object";
  if (fault !== undefined) faults.push(`${manifest.props} is no JSON Schema of props: ${fault}.`);
  return faults;
}

/** What pages call of a remote. */
const containerNames = ["init", "get"];

function entryFaults(entry: string, files: SubmittedFiles): readonly string[] {
  if (!entry.endsWith(".js")) return [`${entry} is the entry, and no JavaScript module: name one that ends in .js.`];
  const { exported, faults } = staticImports(entry, files);
  const absent = containerNames.filter((name) => !exported.has(name));
  if (faults.length > 0 || absent.length === 0) return faults;
  const lacks = absent.length === 1 ? `no ${absent.join()}` : `neither ${absent.join(" nor ")}`;
  return [
    `${entry} exports ${lacks}, which pages call to mount the widget: build it with shared-runtime/build/widget.ts.`,
  ];
}

function propsFault(props: object): string | undefined {
  if (!isSoundJson(props)) return "it holds characters that no text has, or is nested too deep";
  return schemaFault(props);
}

/** `a/b/c.js` lies in `a` and `a/b`. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function textOf(files: SubmittedFiles, path: string): string {
  return new TextDecoder().decode(files.get(path));
}
