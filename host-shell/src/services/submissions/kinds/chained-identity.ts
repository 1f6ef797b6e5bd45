import { createHmac } from "node:crypto";
import { uuidOf } from "../../../security/uuid-of.ts";
import type { ChainedIdentity } from "../submission-kind.ts";

/** The ids of submissions of a kind of which each replaces the member's last one. */
export function chainedWith(secret: Uint8Array, kind: string): ChainedIdentity {
  return {
    idAfter: (last = "", payload, member) =>
      uuidOf(
        createHmac("sha256", secret)
          .update(JSON.stringify([kind, member, last, payload]))
          .digest("hex"),
      ),
  };
}
