import { callMeLeadKind } from "./kinds/call-me-lead.kind.ts";
import { eventLeadKind } from "./kinds/event-lead.kind.ts";
import { type LeadLimits, sharedByLeads } from "./kinds/lead-kind.ts";
import { type FinalizePorts, finalizeKinds } from "./kinds/finalize.kind.ts";
import { type FormLimits, type FormPorts, serviceFormKinds } from "./kinds/service-form.kind.ts";
import { memberGetMemberLeadKind } from "./kinds/member-get-member-lead.kind.ts";
import { type SignupLimits, type SignupPorts, signupKind, signupLeadKind } from "./kinds/signup.kind.ts";
import { toolLeadKind } from "./kinds/tool-lead.kind.ts";
import type { SubmissionKind } from "./submission-kind.ts";

/** The table of kinds. A new form is one more entry. `secret` makes ids that nobody can guess. */
export function submissionKinds(
  limits: LeadLimits & SignupLimits & FormLimits,
  secret: Uint8Array,
  ports: FinalizePorts & FormPorts & SignupPorts,
): readonly SubmissionKind[] {
  const leads = sharedByLeads(limits);
  return [
    { ...toolLeadKind, ...leads },
    { ...callMeLeadKind, ...leads },
    { ...memberGetMemberLeadKind, ...leads },
    { ...eventLeadKind, ...leads },
    signupLeadKind(limits),
    signupKind(limits, secret, ports),
    ...finalizeKinds(limits, secret, ports),
    ...serviceFormKinds(limits, ports),
  ];
}
