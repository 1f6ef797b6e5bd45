import { callMeLead } from "./call-me/call-me.lead.ts";
import { eventLead } from "./event-signup/event-signup.lead.ts";
import type { Lead } from "./lead.ts";
import { memberGetMemberLead } from "./member-get-member/member-get-member.lead.ts";

/** The leads of all forms of the widget `lead-forms`. */
export const leads: readonly Lead[] = [callMeLead, memberGetMemberLead, eventLead];
