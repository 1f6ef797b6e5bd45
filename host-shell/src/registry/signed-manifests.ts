import type { VersionSignatures, WidgetKeys } from "shared-runtime/api/widget-keys.ts";
import { type Signing, signedText } from "../services/widget-registry/signing/signature-trust.ts";
import { publicSignatures } from "../services/widget-registry/signing/sign-version.ts";
import type { PublishedVersion } from "../services/widget-registry/widget-registry.tables.ts";
import type { WidgetVersion } from "./widget-versions.ts";

/** What anybody needs in order to verify versions. */
export interface SignedManifests {
  /** The exact text of `widget.json` of a version, also of one that is not trusted. */
  readonly manifestOf: (name: string, version: string) => string | undefined;
  readonly signaturesOf: (name: string, version: string) => VersionSignatures | undefined;
  /** `undefined` for an unknown widget. */
  readonly keysOf: (name: string) => WidgetKeys | undefined;
}

interface Parts {
  readonly local: readonly WidgetVersion[];
  readonly all: readonly PublishedVersion[];
  readonly signing: Signing;
}

export function createSignedManifests({ local, all, signing: { keys, signatures } }: Parts): SignedManifests {
  const names = new Set([
    ...local.map(({ manifest }) => manifest.name),
    ...all.map(({ name }) => name),
    ...keys.map(({ widget }) => widget),
  ]);
  const texts = new Map<string, () => string | undefined>([
    ...local.map(({ manifest, version, manifestText }) => [`${manifest.name}@${version}`, () => manifestText] as const),
    ...all.map((row) => [`${row.name}@${row.version}`, () => signedText(row)] as const),
  ]);
  return {
    manifestOf: (name, version) => texts.get(`${name}@${version}`)?.(),
    signaturesOf: (name, version) =>
      texts.has(`${name}@${version}`)
        ? publicSignatures(version, {
            keys: keys.filter(({ widget }) => widget === name),
            signatures: signatures.filter((one) => one.name === name),
          })
        : undefined,
    keysOf: (name) =>
      names.has(name)
        ? {
            keys: keys
              .filter(({ widget }) => widget === name)
              .map(({ id, publicKey, addedBy, createdAt, revokedAt, untrustedSince }) => ({
                id,
                publicKey,
                addedBy,
                createdAt: createdAt.toISOString(),
                revokedAt: revokedAt?.toISOString() ?? null,
                untrustedSince: untrustedSince?.toISOString() ?? null,
              })),
          }
        : undefined,
  };
}
