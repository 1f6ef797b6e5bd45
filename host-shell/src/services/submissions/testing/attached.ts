import type { AttachmentOwner } from "../../../security/upload-owner.ts";
import type { Attachments, NewAttachment } from "../../uploads/attachments.ts";
import type { SubmissionKind } from "../submission-kind.ts";

type Kind = Pick<SubmissionKind, "name" | "consents" | "idField" | "retentionDays" | "attachments">;

/** A kind with attachments of up to 10 bytes, for tests. */
export const consultation: Kind = {
  name: "form.consultation",
  consents: {},
  idField: "submissionId",
  retentionDays: 30,
  attachments: { field: "files", most: 3, mostBytes: 10 },
};

/** A file of ten bytes. */
export const smallFile = (owner: AttachmentOwner, kind: NewAttachment["kind"] = consultation): NewAttachment => ({
  kind,
  owner,
  formId: "LHO0076",
  name: "svar.pdf",
  size: 10,
  fileNameAt: (time) => `member-LHO0076-${time.getTime()}.pdf`,
});

/** Adds a file that can be claimed. Resolves with its id, or with the reason why it was not added. */
export async function uploaded(attachments: Attachments, file: NewAttachment): Promise<string> {
  const begun = await attachments.begin(file);
  if (begun.kind !== "begun") return begun.kind;
  const most = file.kind.attachments?.most ?? 0;
  const outcome = await attachments.activate(begun.id, file.owner, { size: file.size, most });
  return outcome === "active" ? begun.id : outcome;
}
