import type { Quota, SubmissionKind } from "../submission-kind.ts";

export interface LeadLimits {
  readonly leadsPerMinute: number;
  readonly leadRetentionDays: number;
}

type Shared = "quota" | "invalidKey" | "idField" | "retentionDays";

/** What all kinds of leads share: one quota, and how calls and messages about them look. */
export function sharedByLeads({ leadsPerMinute, leadRetentionDays }: LeadLimits): Pick<SubmissionKind, Shared> {
  const quota: Quota = {
    callsPerMinute: leadsPerMinute,
    errorKey: "tooManyLeads",
    reason: "Der er sendt for mange henvendelser fra din forbindelse.",
  };
  return { quota, invalidKey: "invalidLead", idField: "leadId", retentionDays: leadRetentionDays };
}

/** A kind of lead, without what it shares with the others. */
export type LeadKind = Omit<SubmissionKind, Shared>;
