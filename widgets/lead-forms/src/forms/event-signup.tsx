import { eventCall } from "shared-runtime/api/lead-calls.ts";
import { Checkbox } from "shared-runtime/ui/field/checkbox/checkbox.tsx";
import { EmailField } from "shared-runtime/ui/field/email-field/email-field.tsx";
import { PhoneField } from "shared-runtime/ui/field/phone-field/phone-field.tsx";
import { TextField } from "shared-runtime/ui/field/text-field/text-field.tsx";
import { campaignOf } from "../campaign.ts";
import { FieldSet } from "../screens/field-set.tsx";
import { Flagged } from "../screens/flagged.tsx";
import { leadForm } from "./lead-form.ts";

/** A visitor signs up for an event, or for its waiting list. */
export const eventSignup = leadForm({
  id: "event-signup",
  call: eventCall,
  schema: async () => (await import("shared-runtime/api/event-lead.ts")).EventForm,
  initial: ({ jobTitleEnabled, companyEnabled, zipCodeEnabled, termsEnabled }) => ({
    name: "",
    email: "",
    phone: "",
    title: "",
    company: "",
    zipCode: "",
    terms: false,
    kontrolfelt: "",
    jobTitleEnabled,
    companyEnabled,
    zipCodeEnabled,
    termsEnabled,
  }),
  validateOn: "touch",
  columns: 2,
  words: (texts, { soldOut }) => ({
    privacy: texts.eventPrivacy,
    ...(soldOut
      ? { title: texts.soldOutTitle, text: texts.soldOutText, button: texts.soldOutButton, done: texts.soldOutDone }
      : { title: texts.eventTitle, text: texts.eventText, button: texts.eventButton, done: texts.eventDone }),
  }),
  Fields: ({ text, tick, texts, soldOut, props }) => (
    <>
      <FieldSet columns={2}>
        <TextField {...text("name")} label={texts.eventName} autoComplete="name" autoCapitalize="words" required />
        <EmailField {...text("email")} label={texts.eventEmail} required />
        <PhoneField {...text("phone")} label={texts.eventPhone} required />
        <Flagged flag="jobTitleEnabled" props={props}>
          <TextField {...text("title")} label={texts.eventJobTitle} autoComplete="organization-title" required />
        </Flagged>
        <Flagged flag="companyEnabled" props={props}>
          <TextField {...text("company")} label={texts.eventCompany} autoComplete="organization" required />
        </Flagged>
        <Flagged flag="zipCodeEnabled" props={props}>
          <TextField
            {...text("zipCode")}
            label={texts.eventZipCode}
            inputMode="numeric"
            autoComplete="postal-code"
            required
          />
        </Flagged>
      </FieldSet>
      <Flagged flag="termsEnabled" props={props}>
        <Checkbox {...tick("terms")} label={soldOut ? texts.soldOutTerms : texts.eventTerms} required />
      </Flagged>
    </>
  ),
  moreOf: ({ eventSource, source, ...props }) => ({ eventSource, source, ...campaignOf(props) }),
  eventOf: ({ arrangementtype }) => ({ event: "event_signup", arrangementtype }),
  trackedOn: "answer",
});
