import * as v from "valibot";
import { Phone } from "../rules/phone.ts";
import { addressByCountry, contactEntriesWith, SignupCampaign } from "./signup-contact-entries.ts";

/** Contact details of a person who joins. */
export const ContactInfo = v.pipe(
  v.object({ ...contactEntriesWith(Phone), ...SignupCampaign.entries }),
  addressByCountry(),
);
export type ContactInfo = v.InferOutput<typeof ContactInfo>;
