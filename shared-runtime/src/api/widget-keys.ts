import * as v from "valibot";
import { WidgetName } from "../contract/widget-manifest.ts";
import { KeyId, KeySignature, PublicKeyText, SignatureText } from "./key-signature.ts";
import { Actor, reason } from "./registry-management.ts";

const moment = v.pipe(v.string(), v.isoTimestamp("must be a moment such as 2026-11-20T14:00:00Z"));

/** The body of `POST /api/registry/widgets/:name/keys`. */
export const NewKey = v.object({
  publicKey: PublicKeyText,
  /** A statement that a valid key of the widget signed. Required unless the widget has never had a key. */
  statement: v.optional(KeySignature),
  by: v.optional(Actor),
});

/** The body of `POST /api/registry/widgets/:name/keys/:key/revocation`. */
export const KeyRevocation = v.object({
  reason,
  /** Signatures that the key made from this time on are not trusted. If absent, all earlier signatures stay valid. */
  since: v.optional(moment),
  /** A statement that another valid key of the widget signed. */
  statement: KeySignature,
  by: v.optional(Actor),
});

/** The body of `POST /api/registry/keys`. */
export const NewKeyOfWidget = v.object({ widget: WidgetName, publicKey: PublicKeyText, by: v.optional(Actor) });

/** The body of `POST /api/registry/keys/:widget/:key/revocation`. */
export const KeyRevocationByOperator = v.object({ reason, since: v.optional(moment), by: v.optional(Actor) });

/** The answer of a registration. */
export const KeyRegistered = v.object({ widget: v.string(), key: v.string() });
export type KeyRegistered = v.InferOutput<typeof KeyRegistered>;

/** The answer of a revocation. */
export const KeyRevoked = v.object({
  widget: v.string(),
  /** The ids of the revoked key and of the keys that it added, directly or through others, since the given time. */
  keys: v.array(v.string()),
  /** The versions that are not trusted any more. */
  untrusted: v.array(v.string()),
  /** The versions that the channels serve instead. A channel without `version` serves nothing. */
  channels: v.array(v.object({ channel: v.string(), version: v.optional(v.string()) })),
});
export type KeyRevoked = v.InferOutput<typeof KeyRevoked>;

/** The body of `POST /api/registry/widgets/:name/versions/:version/signatures`. */
export const Countersignature = v.object({ ...KeySignature.entries, by: v.optional(Actor) });

/** The answer of a countersignature. */
export const VersionSigned = v.object({ name: v.string(), version: v.string(), key: v.string() });
export type VersionSigned = v.InferOutput<typeof VersionSigned>;

const instant = v.pipe(v.string(), v.isoTimestamp());

/** `/widgets/<name>/keys.json`: the public keys of a widget, oldest first. */
export const WidgetKeys = v.object({
  keys: v.array(
    v.object({
      id: KeyId,
      publicKey: PublicKeyText,
      /** The key that signed the registration of this key; `null` if a deploy token or an operator sufficed. */
      addedBy: v.nullable(KeyId),
      createdAt: instant,
      revokedAt: v.nullable(instant),
      /** Signatures that the key made from this time on are not trusted. */
      untrustedSince: v.nullable(instant),
    }),
  ),
});
export type WidgetKeys = v.InferOutput<typeof WidgetKeys>;

/** `/widgets/<name>/<version>/widget.signatures.json`, next to the `widget.json` that is signed. */
export const VersionSignatures = v.object({
  signatures: v.array(v.object({ key: KeyId, publicKey: PublicKeyText, signature: SignatureText, at: instant })),
});
export type VersionSignatures = v.InferOutput<typeof VersionSignatures>;
