import { createHash } from "node:crypto";

/** A hash of eight characters that are safe in a class name. */
export function shortHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/** The subresource integrity of a file's content, which browsers check. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

/** The first 96 bits of an integrity hash, in 16 characters for the name of a file. */
export function nameIn(integrity: string): string {
  return integrity.slice("sha384-".length).slice(0, 16).replaceAll("+", "-").replaceAll("/", "_");
}
