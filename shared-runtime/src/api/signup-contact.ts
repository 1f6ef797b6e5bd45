import * as v from "valibot";
import { Phone } from "../rules/phone.ts";
import { addressByCountry, contactEntriesWith, SignupCampaign } from "./signup-contact-entries.ts";

const entries = contactEntriesWith(Phone);

/**
 * Contact details of a person who joins. A city must have a letter; a browser, which suggests cities, does not check
 * this.
 */
export const ContactInfo = v.pipe(
  v.object({
    ...entries,
    city: v.pipe(entries.city, v.regex(/(?!\p{Lm})\p{L}/u, "Skriv din by")),
    ...SignupCampaign.entries,
  }),
  addressByCountry(),
);
export type ContactInfo = v.InferOutput<typeof ContactInfo>;
