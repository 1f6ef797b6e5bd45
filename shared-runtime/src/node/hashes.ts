import { createHash } from "node:crypto";

/** Eight characters that are safe in a class name. */
export function shortHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

/** Subresource integrity of a file's content, as browsers check it. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}
