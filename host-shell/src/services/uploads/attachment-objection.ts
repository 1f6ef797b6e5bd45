/** Why attachments were not claimed: one is unknown to this sender, or already belongs to a submission. */
export type AttachmentObjection = "unknown" | "claimed";
