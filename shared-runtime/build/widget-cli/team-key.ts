import type { KeyObject } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  keyIdOf,
  type KeyStatement,
  publicKeyText,
  readPrivateKey,
  readPublicKey,
  signManifest,
  signStatement,
} from "../../src/node/widget-signatures.ts";
import { HostRefusal } from "../host-cli/host-call.ts";

interface Signed {
  readonly key: string;
  readonly signature: string;
}

/** The private key of a team. It never leaves this process. */
export interface TeamKey {
  readonly id: string;
  readonly sign: (manifest: string) => Signed;
  readonly state: (statement: KeyStatement) => Signed;
}

/**
 * The key in WIDGET_SIGNING_KEY, which is a PEM or the path of one; `undefined` if it is not set. Rejects with
 * `HostRefusal` if it is not an Ed25519 private key.
 */
export async function teamKey(environment: NodeJS.ProcessEnv): Promise<TeamKey | undefined> {
  const given = environment["WIDGET_SIGNING_KEY"]?.trim() ?? "";
  if (given === "") return undefined;
  // Some pipelines keep a secret on one line, with its line breaks written out.
  const pem = given.includes("-----BEGIN") ? given.replaceAll(String.raw`\n`, "\n") : await readKeyFile(given);
  const key = readPrivateKey(pem);
  if (key?.type !== "private") {
    throw new HostRefusal(
      "WIDGET_SIGNING_KEY is not an Ed25519 private key in PEM, or the path of one. Create one: npm run widget -- key create <file>",
    );
  }
  return teamKeyOf(key);
}

function teamKeyOf(key: KeyObject): TeamKey {
  const id = keyIdOf(publicKeyText(key));
  return {
    id,
    sign: (manifest) => ({ key: id, signature: signManifest(manifest, key) }),
    state: (statement) => ({ key: id, signature: signStatement(statement, key) }),
  };
}

function readKeyFile(path: string): Promise<string> {
  return readFile(path, "utf8").catch((cause: unknown) => {
    throw new HostRefusal("WIDGET_SIGNING_KEY is neither a PEM nor the path of a file that can be read.", { cause });
  });
}

/** A public key that is given as its text or as the path of a file with its text or PEM. Rejects with `HostRefusal`. */
export async function givenPublicKey(given: string): Promise<string> {
  const text = readPublicKey(given) ? given : await readFile(given, "utf8").catch(() => "");
  if (text.includes("PRIVATE")) {
    throw new HostRefusal(`${given} is a private key, which stays with you. Name the public key, ${given}.pub.`);
  }
  const key = readPublicKey(text);
  if (!key) throw new HostRefusal(`${given} is neither an Ed25519 public key nor a file with one.`);
  return publicKeyText(key);
}
