import { generateKeyPairSync, sign } from "node:crypto";
import { signingKey } from "shared-runtime/testing/signing-key.ts";
import { describe, expect, it } from "vitest";
import {
  isManifestSigned,
  isStatementSigned,
  keyIdOf,
  type KeyStatement,
  publicKeyText,
  readPrivateKey,
  readPublicKey,
} from "./widget-signatures.ts";

const key = signingKey();
const manifest = '{"name":"sample","version":"1.0.0"}\n';

describe("a signature of a manifest", () => {
  const { signature } = key.sign(manifest);

  it("fits its key and each byte of the text", () => {
    expect(isManifestSigned(manifest, signature, key.publicKey)).toBe(true);
    expect(isManifestSigned(manifest.replace("\n", "\r\n"), signature, key.publicKey)).toBe(false);
    expect(isManifestSigned(manifest, signature, signingKey().publicKey)).toBe(false);
    for (const wrong of ["", "AAAA", signature.replace(/^./, (letter) => (letter === "A" ? "B" : "A"))]) {
      expect([wrong, isManifestSigned(manifest, wrong, key.publicKey)]).toEqual([wrong, false]);
    }
  });

  it("is not that of the same bytes for another purpose, nor of a statement", () => {
    const bare = sign(null, Buffer.from(manifest), key.privateKey).toString("base64");
    expect(isManifestSigned(manifest, bare, key.publicKey)).toBe(false);
    const statement: KeyStatement = { widget: "sample", action: "add", key: "0123456789abcdef" };
    const text = '["sample","add","0123456789abcdef",null]';
    expect(isStatementSigned(statement, key.sign(text).signature, key.publicKey)).toBe(false);
    expect(isManifestSigned(text, key.state(statement).signature, key.publicKey)).toBe(false);
  });
});

it("a statement is of one widget, action, key and moment", () => {
  const statement: KeyStatement = { widget: "sample", action: "revoke", key: key.id, since: "2026-11-20T14:00:00Z" };
  const { signature } = key.state(statement);
  const others: readonly KeyStatement[] = [
    { ...statement, widget: "other" },
    { ...statement, action: "add" },
    { ...statement, key: "0123456789abcdef" },
    { ...statement, since: undefined },
  ];
  expect([statement, ...others].map((one) => isStatementSigned(one, signature, key.publicKey))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe("a key", () => {
  it("is read in PEM and as the base64 of its DER, and named by its content", () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const text = publicKeyText(publicKey);
    const pem = String(publicKey.export({ type: "spki", format: "pem" }));
    for (const given of [text, `${text}\n`, pem]) {
      const read = readPublicKey(given);
      expect(read && publicKeyText(read)).toBe(text);
    }
    expect([publicKeyText(privateKey), keyIdOf(text)]).toEqual([text, expect.stringMatching(/^[0-9a-f]{16}$/)]);
  });

  it("is an Ed25519 key", () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    expect(readPublicKey(publicKey.export({ type: "spki", format: "der" }).toString("base64"))).toBeUndefined();
    expect(readPrivateKey(String(privateKey.export({ type: "pkcs8", format: "pem" })))).toBeUndefined();
    for (const wrong of ["", "a key", "-----BEGIN PUBLIC KEY-----"]) {
      expect([readPublicKey(wrong), readPrivateKey(wrong)]).toEqual([undefined, undefined]);
    }
  });
});
