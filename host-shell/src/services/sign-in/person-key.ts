import { createHmac } from "node:crypto";

/**
 * Names a person in the storage of browsers. Always the same for the same secret and person, and without the secret it tells
 * nobody who it is, also not by trying ids.
 */
export function personKey(secret: Uint8Array, userId: string): string {
  return createHmac("sha256", secret).update(`person ${userId}`).digest("base64url").slice(0, 22);
}
