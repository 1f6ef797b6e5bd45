import { createHash } from "node:crypto";
import { memberDigest } from "./member-digest.ts";

/**
 * Who uploaded a file: a member, a visitor with the secret of the upload, or a visitor who has signed in since the
 * upload.
 */
export interface AttachmentOwner {
  readonly memberId?: string | undefined;
  readonly uploadSecret?: string | undefined;
}

/** How the database distinguishes owners. The digests do not let anybody who reads the database open a file. */
export function ownerKeys({ memberId, uploadSecret }: AttachmentOwner): readonly string[] {
  return [
    ...(memberId === undefined ? [] : [memberDigest(memberId)]),
    ...(uploadSecret === undefined ? [] : [createHash("sha256").update(`visitor ${uploadSecret}`).digest("base64url")]),
  ];
}
