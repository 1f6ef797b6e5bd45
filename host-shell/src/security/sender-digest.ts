import { createHmac } from "node:crypto";

/**
 * Returns how senders are stored. Without the secret, nobody finds the address that a digest stands for by trying all
 * addresses. Digests for different purposes have nothing in common.
 */
export function createSenderDigest(secret: Uint8Array, purpose: string): (sender: string) => string {
  return (sender) => createHmac("sha256", secret).update(`${purpose} ${sender}`).digest("base64url").slice(0, 22);
}
