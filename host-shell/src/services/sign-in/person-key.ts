import { createHmac } from "node:crypto";

/** Names a person in the security log, unlike in the storage of browsers: who reads one learns nothing of the other. */
export function personInLog(secret: Uint8Array, userId: string): string {
  return createHmac("sha256", secret).update(`person in the log ${userId}`).digest("base64url").slice(0, 22);
}

/**
 * Names a person in the storage of browsers. Always the same for the same secret and person. Without the secret, nobody
 * finds out who it is, also not by trying ids.
 */
export function personKey(secret: Uint8Array, userId: string): string {
  return createHmac("sha256", secret).update(`person ${userId}`).digest("base64url").slice(0, 22);
}
