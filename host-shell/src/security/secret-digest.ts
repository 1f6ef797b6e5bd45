import { createHash } from "node:crypto";

/** SHA-256, hexadecimal: whoever reads the database cannot use a long random secret of which it keeps only this. */
export function secretDigest(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
