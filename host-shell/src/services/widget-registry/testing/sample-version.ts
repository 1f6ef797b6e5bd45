import { integrityOf, nameIn } from "shared-runtime/node/hashes.ts";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import type { Submission } from "../publish.ts";

export interface Sample {
  readonly name: string;
  readonly version: string;
  readonly manifest: RemoteManifest;
  readonly contents: Readonly<Record<string, string>>;
}

interface Changes {
  readonly name?: string;
  /** Contents by path; they replace or extend the default ones. */
  readonly contents?: Readonly<Record<string, string>>;
  readonly manifest?: Partial<RemoteManifest>;
}

const props = {
  type: "object",
  properties: { title: { type: "string" }, count: { type: "number" } },
  required: [],
} as const;

export const propsSchema = (change: object = {}): string => JSON.stringify({ ...props, ...change });

/** A valid entry; `from` makes it different from others. */
export const remoteEntry = (from: string): string =>
  `export const from = "${from}"; export const init = () => {}; export const get = () => {};`;

/** The part of the version that `halted-publisher.entry.ts` publishes. */
export const partOfKilled = `export default [[], () => ["the killed server"]];`;

/** A version of a small widget, as a build creates it. Its files contain the version. */
export function sampleVersion(version: string, changes: Changes = {}): Sample {
  const name = changes.name ?? "sample";
  const contents = {
    "remoteEntry.js": remoteEntry(version),
    "assets/style.css": ".a{}",
    "first-frame.html": `<p>{{title}} ${version}</p>`,
    "texts.json": '{"title":"Hej"}',
    "props.schema.json": propsSchema(),
    ...changes.contents,
  };
  const manifest: RemoteManifest = {
    schemaVersion: 1,
    name,
    version,
    revision: "0123abcd",
    entry: "remoteEntry.js",
    styles: ["assets/style.css"],
    firstFrame: "first-frame.html",
    texts: "texts.json",
    props: "props.schema.json",
    budget: 60,
    files: Object.fromEntries(Object.entries(contents).map(([path, content]) => [path, integrityOf(content)])),
    ...changes.manifest,
  };
  return { name, version, manifest, contents };
}

/** The path of a part with this content in each version that has it. */
export function partPath(code: string): string {
  return `parts/${nameIn(integrityOf(code))}.js`;
}

/** Changes of a sample so that its first mount needs parts with these contents. */
export function withParts(...codes: readonly string[]): Required<Pick<Changes, "contents" | "manifest">> {
  const contents = Object.fromEntries(codes.map((code) => [partPath(code), code]));
  return { contents, manifest: { parts: Object.keys(contents) } };
}

/** The submission of a sample by a team. */
export function submissionOf(
  { name, manifest, contents }: Sample,
  options: Partial<Pick<Submission, "channel" | "share" | "force" | "actor">> = {},
): Submission {
  return {
    name,
    manifest: JSON.stringify(manifest),
    files: new Map(Object.entries(contents).map(([path, content]) => [path, Buffer.from(content)])),
    actor: "Hanne",
    channel: undefined,
    share: undefined,
    force: undefined,
    ...options,
  };
}
