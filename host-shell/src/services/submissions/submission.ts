import type { AttachmentObjection } from "../uploads/attachment-objection.ts";
import type { AttachmentOwner } from "../../security/upload-owner.ts";
import type { StoredKind } from "./submission-kind.ts";

/** A submission to be stored and delivered. Fields that are absent or `undefined` are omitted. */
export interface NewSubmission {
  /** Chosen by the sender. The same submission with the same id is stored once. */
  readonly id?: string;
  readonly kind: Omit<StoredKind, "title">;
  /** The number of the dialog or site that the submission comes from. */
  readonly source?: number;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The id of the member who was signed in. */
  readonly memberId?: string;
  readonly correlationId: string;
  /** Uploaded files that the submission names, at least one. */
  readonly attachments?: { readonly ids: readonly string[]; readonly owner: AttachmentOwner };
}

/**
 * `stored`: also if the same submission was already stored. `different`: another submission is stored under its id.
 * `refused`: its attachments cannot be claimed, so nothing is stored.
 */
export type SubmissionOutcome =
  | { readonly kind: "stored" }
  | { readonly kind: "different" }
  | { readonly kind: "refused"; readonly objection: AttachmentObjection };
