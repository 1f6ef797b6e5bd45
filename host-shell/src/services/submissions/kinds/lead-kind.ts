import type { SubmissionKind } from "../submission-kind.ts";

export interface LeadLimits {
  readonly leadRetentionDays: number;
}

type Shared = "invalidKey" | "idField" | "retentionDays";

/** What all kinds of leads share: how calls and messages about them look. */
export function sharedByLeads({ leadRetentionDays }: LeadLimits): Pick<SubmissionKind, Shared> {
  return { invalidKey: "invalidLead", idField: "leadId", retentionDays: leadRetentionDays };
}

/** A kind of lead, without the properties that all kinds of leads share. */
export type LeadKind = Omit<SubmissionKind, Shared>;
