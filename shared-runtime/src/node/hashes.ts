import { createHash } from "node:crypto";

/** A hash of eight characters that are safe in a class name. */
export function shortHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/** The subresource integrity of a file's content, which browsers check. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

/** The name of a part: 96 bits of the SHA-384 of its content, in 16 characters for a file name. */
export function partNameOf(content: string | Uint8Array): string {
  return createHash("sha384").update(content).digest("base64url").slice(0, 16);
}
