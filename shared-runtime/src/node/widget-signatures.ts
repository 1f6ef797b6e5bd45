import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";

/** Prefixes of the signed texts, which separate these signatures from all other signatures by the same key. */
const domains = { version: "host-shell widget version, 1\n", key: "host-shell widget key, 1\n" } as const;

/** What the holder of a key states about the keys of a widget. */
export interface KeyStatement {
  readonly widget: string;
  readonly action: "add" | "revoke";
  /** The id of the key that is added or revoked. */
  readonly key: string;
  /** From when on signatures of a revoked key are not trusted, as ISO 8601. */
  readonly since?: string | undefined;
}

/** The DER of a public key, in base64: `MCowBQYDK2VwAyEA…`, 60 characters. */
export function publicKeyText(key: KeyObject): string {
  return publicHalf(key).export({ type: "spki", format: "der" }).toString("base64");
}

/** Names a public key: the first 16 hexadecimal digits of the SHA-256 of its DER. */
export function keyIdOf(publicKey: string): string {
  return createHash("sha256").update(Buffer.from(publicKey, "base64")).digest("hex").slice(0, 16);
}

/** Reads a public key in PEM, or the base64 of its DER. `undefined` if it is not an Ed25519 key. */
export function readPublicKey(text: string): KeyObject | undefined {
  return readKey(() =>
    text.includes("-----")
      ? createPublicKey(text)
      : createPublicKey({ key: Buffer.from(text.trim(), "base64"), type: "spki", format: "der" }),
  );
}

/** Reads a private key in PEM (PKCS 8). `undefined` if it is not an Ed25519 key. */
export function readPrivateKey(pem: string): KeyObject | undefined {
  return readKey(() => createPrivateKey(pem));
}

/** Signs the exact text of a `widget.json`. Returns 64 bytes in base64. */
export function signManifest(manifest: string, privateKey: KeyObject): string {
  return sign(null, Buffer.from(domains.version + manifest), privateKey).toString("base64");
}

/** Whether the key signed exactly this text. */
export function isManifestSigned(manifest: string, signature: string, publicKey: string): boolean {
  return isSigned(domains.version + manifest, signature, publicKey);
}

export function signStatement(statement: KeyStatement, privateKey: KeyObject): string {
  return sign(null, Buffer.from(domains.key + textOf(statement)), privateKey).toString("base64");
}

export function isStatementSigned(statement: KeyStatement, signature: string, publicKey: string): boolean {
  return isSigned(domains.key + textOf(statement), signature, publicKey);
}

function textOf({ widget, action, key, since }: KeyStatement): string {
  return JSON.stringify([widget, action, key, since ?? null]);
}

function isSigned(content: string, signature: string, publicKey: string): boolean {
  const key = readPublicKey(publicKey);
  return key !== undefined && verify(null, Buffer.from(content), key, Buffer.from(signature, "base64"));
}

function publicHalf(key: KeyObject): KeyObject {
  return key.type === "public" ? key : createPublicKey(key);
}

function readKey(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyType === "ed25519" ? key : undefined;
  } catch {
    return undefined;
  }
}
