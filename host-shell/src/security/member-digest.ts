import { createHash } from "node:crypto";

/** How a table marks the rows of a member without the id that the issuer gave. */
export function memberDigest(memberId: string): string {
  return createHash("sha256").update(`member ${memberId}`).digest("base64url");
}
