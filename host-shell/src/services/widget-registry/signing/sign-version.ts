import { sql } from "drizzle-orm";
import type { KeySignature } from "shared-runtime/api/key-signature.ts";
import type { VersionSignatures } from "shared-runtime/api/widget-keys.ts";
import { isManifestSigned } from "shared-runtime/node/widget-signatures.ts";
import type { Tables } from "../../../database/database.ts";
import { rowOfVersion, type WidgetChange } from "../change-widget.ts";
import { messages } from "../registry-messages.ts";
import { RegistryRefusal } from "../registry-refusal.ts";
import { widgetSignature, widgetVersion } from "../widget-registry.tables.ts";
import { signedText, type Signing } from "./signature-trust.ts";
import { signingMessages } from "./signing-messages.ts";
import { signingOf } from "./untrusted-versions.ts";

export interface SignedVersion {
  readonly name: string;
  readonly version: string;
  /** The exact text of `widget.json`. */
  readonly text: string;
  readonly signature: KeySignature | undefined;
}

/** Adds a signature to a version that is published already, so that no file has to be sent again. */
export interface CountersignedVersion {
  readonly name: string;
  readonly version: string;
  readonly actor: string;
  readonly signature: KeySignature;
}

/** Stores the signatures of a version next to its files. */
export type KeepSignatures = (text: string, signatures: VersionSignatures) => Promise<void>;

/**
 * Stores the signature of a version. If the widget has or had a key, throws `RegistryRefusal` unless one of its valid
 * keys made the signature. Resolves with `undefined` for an unsigned version of a widget without a key.
 */
export async function acceptSignature(
  transaction: Tables,
  { name, version, text, signature }: SignedVersion,
): Promise<VersionSignatures | undefined> {
  const signing = await signingOf(transaction, name);
  if (!signature) {
    if (signing.keys.length === 0) return undefined;
    const valid = signing.keys.filter(({ revokedAt }) => revokedAt === null);
    throw new RegistryRefusal("versionUnsigned", [signingMessages.unsigned(name, version, valid)]);
  }
  const key = signing.keys.find(({ id }) => id === signature.key);
  const refuse = (why: (name: string, version: string, key: string) => string) =>
    new RegistryRefusal("signatureInvalid", [why(name, version, signature.key)]);
  if (!key) throw refuse(signingMessages.unregistered);
  if (key.revokedAt !== null) throw refuse(signingMessages.revoked);
  if (!isManifestSigned(text, signature.signature, key.publicKey)) throw refuse(signingMessages.wrong);
  // A signature that is sent again keeps the time at which it first arrived. Everybody can read signatures, and could
  // otherwise send them again to make them look younger.
  await transaction
    .insert(widgetSignature)
    .values({ name, version, ...signature, at: sql`clock_timestamp()` })
    .onConflictDoNothing();
  return publicSignatures(version, await signingOf(transaction, name));
}

/** Adds the signature of a valid key to a published version. Throws `RegistryRefusal`. */
export async function countersignVersion(
  { transaction, record }: WidgetChange,
  { name, version, actor, signature }: CountersignedVersion,
  keep: KeepSignatures,
): Promise<void> {
  const [found] = await transaction.select().from(widgetVersion).where(rowOfVersion(name, version));
  if (!found) throw new RegistryRefusal("versionUnknown", [messages.unknown(name, version)]);
  const text = signedText(found);
  const signatures = await acceptSignature(transaction, { name, version, text, signature });
  await transaction.update(widgetVersion).set({ manifestText: text }).where(rowOfVersion(name, version));
  await record({ actor, action: "sign", version, key: signature.key });
  if (signatures) await keep(text, signatures);
}

/** The signatures of a version as everybody may read them. */
export function publicSignatures(version: string, { keys, signatures }: Signing): VersionSignatures {
  return {
    signatures: signatures
      .filter((one) => one.version === version)
      .flatMap(({ key, signature, at }) => {
        const publicKey = keys.find(({ id }) => id === key)?.publicKey;
        return publicKey === undefined ? [] : [{ key, publicKey, signature, at: at.toISOString() }];
      }),
  };
}
