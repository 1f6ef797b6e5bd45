import * as v from "valibot";

/** The id of a key: 16 hexadecimal digits. */
export const KeyId = v.pipe(
  v.string("must be the id of a key"),
  v.regex(/^[0-9a-f]{16}$/, "must be the id of a key, 16 hexadecimal digits"),
);

/** The DER of an Ed25519 public key in base64, which begins with its algorithm. */
export const PublicKeyText = v.pipe(
  v.string("must be a public key"),
  v.regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/, "must be an Ed25519 public key, as `key create` prints it"),
);

/** 64 bytes in base64. */
export const SignatureText = v.pipe(
  v.string("must be a signature"),
  v.regex(/^[A-Za-z0-9+/]{86}==$/, "must be an Ed25519 signature in base64"),
);

/** A signature, and the id of the key that made it. */
export const KeySignature = v.object({ key: KeyId, signature: SignatureText });
export type KeySignature = v.InferOutput<typeof KeySignature>;
