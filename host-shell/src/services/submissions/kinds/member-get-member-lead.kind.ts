import { memberGetMemberCall } from "shared-runtime/api/lead-calls.ts";
import { MemberGetMemberLead } from "shared-runtime/api/member-get-member-lead.ts";
import { openBody } from "../submission-kind.ts";
import { campaignOf } from "./hidden-fields.ts";
import type { LeadKind } from "./lead-kind.ts";

const body = openBody("anyone", MemberGetMemberLead, (fields) => {
  const { name, email, recommendedName, recommendedJobtitle, recommendedPhone, recommendedEmail } = fields;
  const people = { name, email, recommendedName, recommendedJobtitle, recommendedPhone, recommendedEmail };
  return { payload: { ...people, ...campaignOf(fields) } };
});

/** Somebody recommends a person as a member. */
export const memberGetMemberLeadKind: LeadKind = {
  name: "lead.member-get-member",
  call: memberGetMemberCall,
  bodyOf: () => body,
};
