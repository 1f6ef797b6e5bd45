import type { FieldProblem } from "shared-runtime/api/api-problem.ts";
import type { AttachmentObjection } from "../uploads/attachment-objection.ts";
import type { Filled, SubmissionKind } from "./submission-kind.ts";

type Kind = Pick<SubmissionKind, "attachments">;

const sentences = {
  unknown: "En af filerne findes ikke længere. Vedhæft den igen",
  claimed: "En af filerne er allerede sendt med en anden henvendelse. Vedhæft den igen",
} as const satisfies Readonly<Record<AttachmentObjection, string>>;

/** The problem of attachments that were not claimed. It does not reveal whether somebody else has them. */
export function attachmentProblem({ attachments }: Kind, objection: AttachmentObjection): FieldProblem {
  return { field: attachments?.field ?? "", message: sentences[objection] };
}

/** The objection to the number of attachments. */
export function objectionToAttachments(
  { attachments: rule }: Kind,
  { attachments = [] }: Pick<Filled, "attachments">,
): FieldProblem | undefined {
  const most = rule?.most ?? 0;
  if (attachments.length <= most) return undefined;
  return { field: rule?.field ?? "", message: `Vedhæft højst ${most} filer` };
}
