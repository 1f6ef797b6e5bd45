/** Why attachments were not claimed: one is unknown to this sender, or belongs to a submission already. */
export type AttachmentObjection = "unknown" | "claimed";
