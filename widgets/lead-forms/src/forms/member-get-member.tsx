import { memberGetMemberCall } from "shared-runtime/api/lead-calls.ts";
import { EmailField } from "shared-runtime/ui/field/email-field/email-field.tsx";
import { PhoneField } from "shared-runtime/ui/field/phone-field/phone-field.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { campaignOf } from "../campaign.ts";
import { FieldSet } from "../screens/field-set.tsx";
import { leadForm } from "./lead-form.ts";

/** A visitor recommends a person. */
export const memberGetMember = leadForm({
  id: "member-get-member",
  call: memberGetMemberCall,
  schema: async () => (await import("shared-runtime/api/member-get-member-lead.ts")).MemberGetMemberForm,
  initial: () => ({
    name: "",
    email: "",
    recommendedName: "",
    recommendedJobtitle: "",
    recommendedPhone: "",
    recommendedEmail: "",
    kontrolfelt: "",
  }),
  validateOn: "submit",
  columns: 2,
  words: (texts) => ({
    title: texts.recommendTitle,
    text: texts.recommendText,
    button: texts.recommendButton,
    privacy: texts.recommendPrivacy,
    done: texts.recommendDone,
  }),
  Fields: ({ text, texts }) => (
    <>
      <FieldSet legend={texts.recommendYou} columns={2}>
        <TextField {...text("name")} label={texts.recommendName} autoComplete="name" autoCapitalize="words" required />
        <EmailField {...text("email")} label={texts.recommendEmail} required />
      </FieldSet>
      {/* The browser knows the visitor, not the person whom the visitor recommends. */}
      <FieldSet legend={texts.recommendThem} hint={texts.recommendThemHint} columns={2}>
        <TextField
          {...text("recommendedName")}
          label={texts.recommendTheirName}
          autoComplete="off"
          autoCapitalize="words"
          required
        />
        <TextField {...text("recommendedJobtitle")} label={texts.recommendTheirJobtitle} autoComplete="off" required />
        <PhoneField {...text("recommendedPhone")} label={texts.recommendTheirPhone} autoComplete="off" required />
        <EmailField {...text("recommendedEmail")} label={texts.recommendTheirEmail} autoComplete="off" required />
      </FieldSet>
    </>
  ),
  moreOf: campaignOf,
  eventOf: ({ type }) => ({ event: "member_get_member", type }),
  trackedOn: "stored",
});
