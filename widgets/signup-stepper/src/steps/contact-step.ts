import { MembershipType } from "shared-runtime/api/membership.ts";
import { addressByCountry, contactEntriesWith, SignupCampaign } from "shared-runtime/api/signup-contact-entries.ts";
import { danishPlaceProblems } from "shared-runtime/rules/danish-place.ts";
import { flowStep } from "shared-runtime/flow/flow-step.ts";
import type { FormValues } from "shared-runtime/forms/form-schema.ts";
import { PhoneLater } from "shared-runtime/rules/phone-later.ts";
import * as v from "valibot";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

/** The Danish postal codes that were looked up, with their cities: `undefined` for a code that does not exist. */
export type LookedUpZips = ReadonlyMap<string, string | undefined>;

/**
 * The product, the contact details and the hidden fields of the campaign. City and postal code are compared once the
 * code is looked up; before that, only the server compares them.
 */
export const contactForm = (zips: LookedUpZips) =>
  v.pipe(
    v.object({
      product: v.picklist(MembershipType.options, "Vælg, hvad du vil være medlem af"),
      ...contactEntriesWith(PhoneLater),
      ...SignupCampaign.entries,
    }),
    addressByCountry(),
    cityOfZip(zips),
  );
export type ContactForm = ReturnType<typeof contactForm>;
export type ContactValues = FormValues<ContactForm>;

const cityOfZip = <Input>(zips: LookedUpZips) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (typeof dataset.value !== "object" || dataset.value === null) return;
    const input = dataset.value as Readonly<Record<string, unknown>>;
    const [zipCode, city] = [String(input["zipCode"]), String(input["city"])];
    if (input["country"] !== "DK" || !zips.has(zipCode)) return;
    for (const [key, message] of Object.entries(danishPlaceProblems({ zipCode, city }, { city: zips.get(zipCode) }))) {
      addIssue({ message, path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
    }
  });

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
export const contactStep = (texts: SignupStepperTexts, initial: Partial<ContactValues>, zips: LookedUpZips) =>
  flowStep({
    id: "contactInfo",
    heading: texts.contactTitle,
    label: texts.contactLabel,
    schema: contactForm(zips),
    initial: { ...untouchedContact, ...initial },
  });
