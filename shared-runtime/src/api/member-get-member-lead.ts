import * as v from "valibot";
import { Email, emailAddress } from "../rules/email-address.ts";
import { personName } from "../rules/person-name.ts";
import { phoneNumber } from "../rules/phone.ts";
import { shortText } from "../rules/short-text.ts";
import { CampaignFields } from "./campaign-fields.ts";
import { TrapField, TrapFields } from "./trap.ts";

/** A visitor recommends a person. */
export const MemberGetMemberForm = v.object({
  name: personName({ missing: "Skriv dit navn" }),
  email: Email,
  recommendedName: personName({ missing: "Skriv navnet på den, du vil anbefale" }),
  recommendedJobtitle: shortText({ missing: "Skriv personens stilling" }),
  recommendedPhone: phoneNumber({ missing: "Skriv personens telefonnummer" }),
  recommendedEmail: emailAddress({ missing: "Skriv personens e-mail" }),
  ...TrapField.entries,
});
export type MemberGetMemberForm = v.InferOutput<typeof MemberGetMemberForm>;

/** The body of `POST /api/leads/create-member-get-member-lead`. Unknown fields are dropped. */
export const MemberGetMemberLead = v.object({
  ...MemberGetMemberForm.entries,
  ...TrapFields.entries,
  ...CampaignFields.entries,
});
export type MemberGetMemberLead = v.InferOutput<typeof MemberGetMemberLead>;
