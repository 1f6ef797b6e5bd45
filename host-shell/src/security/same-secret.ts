import { createHash, timingSafeEqual } from "node:crypto";

/** Whether two secrets are equal. The time does not depend on how many characters match. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

function digestOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
