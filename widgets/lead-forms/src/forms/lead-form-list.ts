import { callMe } from "./call-me.tsx";
import { eventSignup } from "./event-signup.tsx";
import type { LeadForm } from "./lead-form.ts";
import { memberGetMember } from "./member-get-member.tsx";

export const leadForms: readonly LeadForm[] = [callMe, memberGetMember, eventSignup];
