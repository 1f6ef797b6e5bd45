import { createHash } from "node:crypto";
import { isManifestSigned } from "shared-runtime/node/widget-signatures.ts";
import type { PublishedVersion, WidgetKey, WidgetSignature } from "../widget-registry.tables.ts";

type Version = Pick<PublishedVersion, "name" | "version" | "publishedAt" | "manifest" | "manifestText">;

/** The keys and signatures of one widget or of several. */
export interface Signing {
  readonly keys: readonly WidgetKey[];
  readonly signatures: readonly WidgetSignature[];
}

/** The text that the signatures of a version cover. It is made from the manifest if an earlier release stored none. */
export function signedText({ manifest, manifestText }: Pick<Version, "manifest" | "manifestText">): string {
  return manifestText ?? JSON.stringify(manifest);
}

/**
 * Returns why a version is not to be served, as a predicate such as "is not signed"; `undefined` if it may be. A widget
 * without a key needs no signatures, and neither does a version that was published before the first key.
 */
export function signatureFault(
  version: Version,
  { keys, signatures }: Signing,
  isSigned = isManifestSigned,
): string | undefined {
  const own = keys.filter(({ widget }) => widget === version.name);
  const since = Math.min(...own.map(({ createdAt }) => createdAt.getTime()));
  if (version.publishedAt.getTime() <= since) return undefined;
  const made = signatures.filter(({ name, version: signed }) => name === version.name && signed === version.version);
  if (made.length === 0) return "is not signed";
  const text = signedText(version);
  const genuine = made.flatMap(({ key: id, signature, at }) => {
    const key = own.find((one) => one.id === id);
    return key && isSigned(text, signature, key.publicKey) ? [{ key, at }] : [];
  });
  if (genuine.length === 0) return "has a signature that does not fit its manifest";
  if (genuine.some(({ key, at }) => key.untrustedSince === null || at < key.untrustedSince)) return undefined;
  return `is signed with a key that is not trusted any more (${genuine.map(({ key }) => key.id).join(", ")})`;
}

/** Remembers what was verified, so that a change of one widget does not verify the versions of all others again. */
export function rememberingVerifier(verify = isManifestSigned): typeof isManifestSigned {
  const known = new Map<string, boolean>();
  return (manifest, signature, publicKey) => {
    const key = `${publicKey} ${signature} ${createHash("sha256").update(manifest).digest("base64")}`;
    const answer = known.get(key) ?? verify(manifest, signature, publicKey);
    known.set(key, answer);
    return answer;
  };
}
