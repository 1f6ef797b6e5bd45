import { generateKeyPairSync, type KeyObject } from "node:crypto";
import {
  keyIdOf,
  publicKeyText,
  signManifest,
  signStatement,
  type KeyStatement,
} from "../src/node/widget-signatures.ts";

export interface SigningKey {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKey: KeyObject;
  /** PKCS 8. */
  readonly pem: string;
  readonly sign: (manifest: string) => { readonly key: string; readonly signature: string };
  readonly state: (statement: KeyStatement) => { readonly key: string; readonly signature: string };
}

/** A new key of a team. */
export function signingKey(): SigningKey {
  const { privateKey } = generateKeyPairSync("ed25519");
  const publicKey = publicKeyText(privateKey);
  const id = keyIdOf(publicKey);
  return {
    id,
    publicKey,
    privateKey,
    pem: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    sign: (manifest) => ({ key: id, signature: signManifest(manifest, privateKey) }),
    state: (statement) => ({ key: id, signature: signStatement(statement, privateKey) }),
  };
}
