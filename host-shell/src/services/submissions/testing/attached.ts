import type { SubmissionKind } from "../submission-kind.ts";

type Kind = Pick<SubmissionKind, "name" | "idField" | "retentionDays" | "attachments">;

/** A kind with attachments of up to 10 bytes, for tests. */
export const consultation: Kind = {
  name: "form.consultation",
  idField: "submissionId",
  retentionDays: 30,
  attachments: { field: "files", most: 2, mostBytes: 10 },
};

/** Ten bytes. */
export const smallFile = new TextEncoder().encode("ten bytes!");
