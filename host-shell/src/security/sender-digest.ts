import { createHmac } from "node:crypto";

/**
 * Returns the function that makes the stored digest of a sender. Without the secret, nobody can find the address of a
 * digest by trying all addresses. Digests for different purposes cannot be compared.
 */
export function createSenderDigest(secret: Uint8Array, purpose: string): (sender: string) => string {
  return (sender) => createHmac("sha256", secret).update(`${purpose} ${sender}`).digest("base64url").slice(0, 22);
}
