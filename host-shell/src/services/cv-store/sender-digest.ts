import { createHmac } from "node:crypto";

/**
 * Returns how the queue of reviews marks the jobs of one sender. Without the secret, nobody finds the address that a digest
 * stands for by trying all addresses.
 */
export function createSenderDigest(secret: Uint8Array): (sender: string) => string {
  return (sender) => createHmac("sha256", secret).update(`sender ${sender}`).digest("base64url").slice(0, 22);
}
