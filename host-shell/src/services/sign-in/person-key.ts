import { createHmac } from "node:crypto";

/**
 * Names a person in the security log. The same person has a different name in the storage of browsers, so that whoever
 * reads one of the two names learns nothing about the other.
 */
export function personInLog(secret: Uint8Array, userId: string): string {
  return createHmac("sha256", secret).update(`person in the log ${userId}`).digest("base64url").slice(0, 22);
}

/**
 * Names a person in the storage of browsers. The same person and secret always give the same name. Without the secret,
 * nobody can find the person, not even by trying all ids.
 */
export function personKey(secret: Uint8Array, userId: string): string {
  return createHmac("sha256", secret).update(`person ${userId}`).digest("base64url").slice(0, 22);
}
