import type { SubmissionKind } from "../submission-kind.ts";

export interface LeadLimits {
  readonly leadRetentionDays: number;
}

type Shared = "invalidKey" | "idField" | "retentionDays";

/** The properties that all kinds of leads share: the error key, the field of the id, and the retention. */
export function sharedByLeads({ leadRetentionDays }: LeadLimits): Pick<SubmissionKind, Shared> {
  return { invalidKey: "invalidLead", idField: "leadId", retentionDays: leadRetentionDays };
}

/** A kind of lead, without the properties that all kinds of leads share. */
export type LeadKind = Omit<SubmissionKind, Shared>;
