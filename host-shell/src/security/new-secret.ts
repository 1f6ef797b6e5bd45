import { randomBytes } from "node:crypto";

/** Returns 32 random bytes as 43 characters that fit into a cookie and an address. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
