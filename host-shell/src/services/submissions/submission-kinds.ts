import { eventLead } from "shared-runtime/lead-forms/event-signup/event-signup.lead.ts";
import { leads } from "shared-runtime/lead-forms/lead-list.ts";
import { contactChangeKind } from "./kinds/contact-change.kind.ts";
import { type EventPorts, eventSignupKind } from "./kinds/event-signup.kind.ts";
import { leadFormKind } from "./kinds/lead-form.kind.ts";
import { type LeadLimits, sharedByLeads } from "./kinds/lead-kind.ts";
import { type FinalizePorts, finalizeKinds } from "./kinds/finalize.kind.ts";
import { type FormLimits, type FormPorts, serviceFormKinds } from "./kinds/service-form.kind.ts";
import { type SignupLimits, type SignupPorts, signupKind, signupLeadKind } from "./kinds/signup.kind.ts";
import { toolLeadKind } from "./kinds/tool-lead.kind.ts";
import type { SubmissionKind } from "./submission-kind.ts";

/** All kinds of submissions. A new form is one more entry. `secret` is the key of ids that nobody can guess. */
export function submissionKinds(
  limits: LeadLimits & SignupLimits & FormLimits,
  secret: Uint8Array,
  ports: EventPorts & FinalizePorts & FormPorts & SignupPorts,
): readonly SubmissionKind[] {
  const shared = sharedByLeads(limits);
  const leadKinds = leads.map((lead) => (lead === eventLead ? eventSignupKind(lead, ports) : leadFormKind(lead)));
  return [
    ...[toolLeadKind, ...leadKinds].map((kind) => ({ ...kind, ...shared })),
    signupLeadKind(limits),
    signupKind(limits, secret, ports),
    ...finalizeKinds(limits, secret, ports),
    contactChangeKind(limits, secret),
    ...serviceFormKinds(limits, ports),
  ];
}
