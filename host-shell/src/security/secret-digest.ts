import { createHash } from "node:crypto";

/**
 * SHA-256 in hexadecimal. The database stores only this digest of a long random secret, so whoever reads the database
 * cannot use the secret.
 */
export function secretDigest(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
