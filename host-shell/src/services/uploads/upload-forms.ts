import { mostUploadBytes, mostUploads } from "shared-runtime/rules/upload.ts";
import type { SubmissionKind } from "../submissions/submission-kind.ts";

/** A kind of submission whose forms take files. */
export interface UploadKind extends Pick<SubmissionKind, "name"> {
  readonly attachments: NonNullable<SubmissionKind["attachments"]>;
  /** The forms that send it. */
  readonly formIds: readonly string[];
}

/** The service forms of members. Their kind of submission has the same name and the same attachments. */
export const serviceFormUploads: UploadKind = {
  name: "form.service",
  attachments: { field: "fileDefinitions", most: mostUploads, mostBytes: mostUploadBytes },
  formIds: ["LHO0141", "LHO0075", "LHO0089", "LHO0076", "LHO0045", "LHO0131"],
};
