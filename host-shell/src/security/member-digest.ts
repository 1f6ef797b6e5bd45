import { createHash } from "node:crypto";

/** The digest by which a table marks a member's rows, so that it does not contain the issuer's id of the member. */
export function memberDigest(memberId: string): string {
  return createHash("sha256").update(`member ${memberId}`).digest("base64url");
}
