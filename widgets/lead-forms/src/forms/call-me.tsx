import { callMeCall } from "shared-runtime/api/lead-calls.ts";
import { PhoneField } from "shared-runtime/ui/field/phone-field/phone-field.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { campaignOf } from "../campaign.ts";
import { leadForm } from "./lead-form.ts";

/** A visitor asks to be called. */
export const callMe = leadForm({
  id: "call-me",
  call: callMeCall,
  schema: async () => (await import("shared-runtime/api/call-me-lead.ts")).CallMeForm,
  initial: () => ({ name: "", phone: "", kontrolfelt: "" }),
  validateOn: "submit",
  columns: 1,
  words: (texts) => ({
    title: texts.callMeTitle,
    text: texts.callMeText,
    button: texts.callMeButton,
    privacy: texts.callMePrivacy,
    done: texts.callMeDone,
  }),
  Fields: ({ text, texts }) => (
    <>
      <TextField {...text("name")} label={texts.callMeName} autoComplete="name" autoCapitalize="words" required />
      <PhoneField {...text("phone")} label={texts.callMePhone} required />
    </>
  ),
  moreOf: campaignOf,
  eventOf: ({ opkaldstype }) => ({ event: "call_me", opkaldstype }),
  trackedOn: "stored",
});
