import { VersionSignatures, type WidgetKeys } from "shared-runtime/api/widget-keys.ts";
import { type ListedFile, listedFiles, manifestFile, signaturesFile } from "shared-runtime/contract/listed-files.ts";
import { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { integrityOf } from "shared-runtime/node/hashes.ts";
import { isManifestSigned, keyIdOf } from "shared-runtime/node/widget-signatures.ts";
import * as v from "valibot";
import type { RegisteredVersion } from "../../src/registry/registry-document.ts";
import { isPartPath } from "../../src/services/widget-registry/is-part.ts";
import { addressOf, codings, fetchFile, fetchJson } from "./host-files.ts";
import type { FetchedPlatform } from "./verify-platform.ts";

export interface ListedVersion {
  readonly name: string;
  readonly version: string;
  readonly registered: RegisteredVersion;
  /** ISO 8601; `undefined` for a build of the host. */
  readonly publishedAt: string | undefined;
  /** Whether a channel serves it. */
  readonly isOnChannel: boolean;
}

interface Trust {
  readonly host: string;
  readonly keys: WidgetKeys["keys"];
  /** A public key that is known from elsewhere: then no key that the host names is believed. */
  readonly pinned: string | undefined;
  readonly platform: FetchedPlatform;
}

export interface Verdict {
  readonly name: string;
  readonly version: string;
  /** Empty if nothing is wrong. */
  readonly faults: readonly string[];
  /** The signature, as a predicate: "is signed with 0123456789abcdef". */
  readonly signed: string;
  readonly files: number;
}

/** Fetches everything of a version from a running host, and compares it with its manifest and signature. */
export async function verifyVersion(listed: ListedVersion, trust: Trust): Promise<Verdict> {
  const { name, version, registered } = listed;
  const folder = `widgets/${encodeURIComponent(name)}/${encodeURIComponent(version)}/`;
  const { status, bytes } = await fetchFile(addressOf(trust.host, folder + manifestFile));
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), RemoteManifest), text);
  const nothing = { name, version, files: 0, signed: "is not verified" };
  if (status !== 200) return { ...nothing, faults: [`${manifestFile} answered ${status}`] };
  if (!parsed.success) return { ...nothing, faults: [`${manifestFile} is not a valid manifest`] };
  const manifest = parsed.output;
  const { signatures } = await fetchJson(trust.host, folder + signaturesFile, VersionSignatures);
  const signature = judgeSignature(text, signatures, listed, trust);
  const files = listedFiles(manifest);
  const base = baseOf(trust.host, manifest, registered);
  const faults = [
    ...(signature.isWrong ? [`it ${signature.says}`] : []),
    ...strangeIn(manifest, listed),
    ...(await wrongFiles(files, base)),
    ...(await uncarried(manifest, registered, base, trust.platform)),
  ];
  return { name, version, faults, signed: signature.says, files: files.length };
}

/** The folder of the version: where its entry is, perhaps on a CDN. */
function baseOf(host: string, { entry }: RemoteManifest, registered: RegisteredVersion): URL {
  const url = new URL(registered.entry, addressOf(host, "widgets/registry.json"));
  return new URL("../".repeat(entry.split("/").length - 1) || "./", url);
}

/** Faults of the registry, which must state the hashes of the manifest, since loaders trust the registry. */
function strangeIn(manifest: RemoteManifest, { name, version, registered }: ListedVersion): readonly string[] {
  const { files } = manifest;
  const claims: readonly (readonly [string, string | undefined])[] = [
    [manifest.entry, registered.integrity],
    [manifest.texts, registered.textsIntegrity],
    [manifest.firstFrame, registered.firstFrameIntegrity],
    ...manifest.styles.map((path, index) => [path, registered.styleIntegrity?.[index]] as const),
    // The registry leaves out the parts that the platform holds.
    ...(registered.parts ?? []).map(
      ({ entry, integrity }) => [entry.slice(entry.lastIndexOf("parts/")), integrity] as const,
    ),
  ];
  return [
    ...(manifest.name === name && manifest.version === version.split("+", 1)[0]
      ? []
      : [`its manifest is that of ${manifest.name} ${manifest.version}`]),
    ...claims
      .filter(([path, integrity]) => integrity !== files[path])
      .map(([path]) => `the registry states another hash of ${path} than the manifest`),
    ...(registered.styles.length === manifest.styles.length ? [] : ["the registry states other style sheets"]),
  ];
}

/**
 * Faults of the parts that the registry does not name, since a page takes them from the platform. The platform must
 * hold the files that the manifest describes.
 */
async function uncarried(
  { parts = [], files }: RemoteManifest,
  registered: RegisteredVersion,
  base: URL,
  platform: FetchedPlatform,
): Promise<readonly string[]> {
  const loaded = new Set(registered.parts?.map(({ entry }) => entry.slice(entry.lastIndexOf("parts/"))));
  const faults: string[] = [];
  for (const path of parts.filter((one) => !loaded.has(one))) {
    const { status, bytes } = await fetchFile(new URL(path, base));
    // A changed file is a fault of another kind, which the comparison of all files reports.
    if (status !== 200 || integrityOf(bytes) !== files[path]) continue;
    const name = path.replace(/^parts\/|\.js$/g, "");
    if (!platform.carries(name, new TextDecoder().decode(bytes)))
      faults.push(`pages take ${path} from the platform, which does not hold this file`);
  }
  return faults;
}

const atOnce = 6;

async function wrongFiles(listed: readonly ListedFile[], base: URL): Promise<readonly string[]> {
  // Pages load parts from the address that all versions share, and, if that fails, from the version's folder.
  const shared = listed.filter(({ path }) => isPartPath(path));
  const files = [...listed, ...shared.map(({ path, integrity }) => ({ path: `../../${path}`, integrity }))];
  const faults: string[] = [];
  const waiting = [...files];
  const verifyOthers = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { path, integrity } = file;
      const url = new URL(path, base);
      const wrong = new Map<string, string[]>();
      for (const coding of codings) {
        const fault = await fetchFile(url, coding).then(
          ({ status, bytes }) =>
            status !== 200
              ? `answered ${status}`
              : integrityOf(bytes) === integrity
                ? undefined
                : "differs from the manifest",
          () => "cannot be read",
        );
        if (fault !== undefined) wrong.set(fault, [...(wrong.get(fault) ?? []), coding]);
      }
      for (const [fault, inCodings] of wrong) {
        faults.push(`${path} ${fault}${inCodings.length === codings.length ? "" : ` (${inCodings.join(", ")})`}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, verifyOthers));
  return grouped(faults, files.length);
}

/** If more files than this number have the same fault, one sentence describes them together. */
const mostNames = 3;

/** "a.js answered 404", "b.js answered 404" … -> "12 of its 20 files answered 404: a.js, b.js, c.js and others" */
function grouped(faults: readonly string[], count: number): readonly string[] {
  const filesOf = Map.groupBy(faults.toSorted(), (one) => one.slice(one.indexOf(" ") + 1));
  return [...filesOf].flatMap(([fault, ofFiles]) => {
    if (ofFiles.length === count && count > 1) return [`each of its ${count} files ${fault}`];
    if (ofFiles.length <= mostNames) return ofFiles;
    const names = ofFiles.slice(0, mostNames).map((one) => one.slice(0, one.indexOf(" ")));
    return [`${ofFiles.length} of its ${count} files ${fault}: ${names.join(", ")} and others`];
  });
}

interface JudgedSignature {
  readonly isWrong: boolean;
  readonly says: string;
}

function judgeSignature(
  text: string,
  signatures: VersionSignatures["signatures"],
  { publishedAt, isOnChannel }: ListedVersion,
  { keys, pinned }: Trust,
): JudgedSignature {
  if (pinned !== undefined) {
    const isSigned = signatures.some(({ signature }) => isManifestSigned(text, signature, pinned));
    const id = keyIdOf(pinned);
    if (isSigned) return { isWrong: false, says: `is signed with ${id}, the given key` };
    if (publishedAt === undefined && !isOnChannel) {
      return { isWrong: false, says: "is not signed: it is the host's own build, which no channel serves" };
    }
    return { isWrong: true, says: `is not signed with ${id}, the given key` };
  }
  if (keys.length === 0) return { isWrong: false, says: "is not signed: the widget has no key" };
  const genuine = signatures.flatMap((one) => {
    const key = keys.find(({ id }) => id === one.key);
    return key && isManifestSigned(text, one.signature, key.publicKey) ? [{ key, at: one.at }] : [];
  });
  const trusted = genuine.find(
    ({ key, at }) => key.untrustedSince === null || Date.parse(at) < Date.parse(key.untrustedSince),
  );
  if (trusted) return { isWrong: false, says: `is signed with ${trusted.key.id}` };
  if (publishedAt === undefined) return { isWrong: false, says: "is not signed: it is the host's own build" };
  const first = Math.min(...keys.map(({ createdAt }) => Date.parse(createdAt)));
  if (Date.parse(publishedAt) <= first) {
    return { isWrong: false, says: "is not signed: the host says that it is older than the first key" };
  }
  if (signatures.length === 0) return { isWrong: true, says: "is not signed" };
  return genuine.length === 0
    ? { isWrong: true, says: "has a signature that does not fit its manifest" }
    : { isWrong: true, says: "is signed with a key that is not trusted any more" };
}
