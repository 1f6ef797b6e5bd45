import { MembershipType } from "shared-runtime/api/membership.ts";
import { addressByCountry, contactEntriesWith, SignupCampaign } from "shared-runtime/api/signup-contact-entries.ts";
import { flowStep } from "shared-runtime/flow/flow-step.ts";
import type { FormValues } from "shared-runtime/forms/form-schema.ts";
import { PhoneLater } from "shared-runtime/rules/phone-later.ts";
import * as v from "valibot";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

/** The product, the contact details and the hidden fields of the campaign. */
export const ContactForm = v.pipe(
  v.object({
    product: v.picklist(MembershipType.options, "Vælg, hvad du vil være medlem af"),
    ...contactEntriesWith(PhoneLater),
    ...SignupCampaign.entries,
  }),
  addressByCountry(),
);
export type ContactValues = FormValues<typeof ContactForm>;

export const untouchedContact: ContactValues = {
  product: "",
  name: "",
  country: "DK",
  address: "",
  zipCode: "",
  city: "",
  email: "",
  phone: "",
  terms: false,
  poolId: "",
  campaignId: "",
  subject: "",
  sourceCampaign: "",
  utmSource: "",
  utmMedium: "",
  utmCampaign: "",
  utmContent: "",
  googleClickId: "",
  workspace: "",
  gtmEventValue: "",
  gtmTypeValue: "",
};

/** `initial` has the facts that are known at first: the product of the link, the campaign, the signed-in person. */
export const contactStep = (texts: SignupStepperTexts, initial: Partial<ContactValues>) =>
  flowStep({
    id: "contactInfo",
    heading: texts.contactTitle,
    label: texts.contactLabel,
    schema: ContactForm,
    initial: { ...untouchedContact, ...initial },
  });
