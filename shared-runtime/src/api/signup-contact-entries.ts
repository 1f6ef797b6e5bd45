import * as v from "valibot";
import { Country } from "../rules/country.ts";
import { Email } from "../rules/email-address.ts";
import { normalLine } from "../rules/normal-text.ts";
import { longestFullName, personName } from "../rules/person-name.ts";
import { shortText } from "../rules/short-text.ts";
import { Terms } from "../rules/terms.ts";
import { Zip, zipIn } from "../rules/zip.ts";
import { CampaignFields } from "./campaign-fields.ts";

const hidden = v.optional(v.pipe(v.string(), v.trim()), "");
const line = v.optional(v.pipe(v.string(), v.transform(normalLine)), "");

/** The hidden fields. Their values come from the address of the page, or are set by the editors of the page. */
export const SignupCampaign = v.object({
  ...v.omit(CampaignFields, ["endpoint"]).entries,
  gtmEventValue: hidden,
  gtmTypeValue: hidden,
});
export type SignupCampaign = v.InferOutput<typeof SignupCampaign>;

const Address = shortText({ missing: "Skriv din adresse", longest: 100 });
/** A street with a number. */
export const DanishAddress = v.pipe(
  Address,
  v.regex(/^\P{Letter}*\p{Letter}.*\d/su, "Skriv både vejnavn og husnummer, fx Lindevej 12"),
);
const ForeignZip = v.pipe(
  v.string("Skriv dit postnummer"),
  v.transform(zipIn),
  v.nonEmpty("Skriv dit postnummer"),
  v.regex(/^\d{1,10}$/, "Skriv postnummeret med tal, højst 10 cifre"),
);

/**
 * The fields of the contact details. The caller passes the rule for phone numbers, since a browser loads its metadata
 * later.
 */
export const contactEntriesWith = <Phone extends v.GenericSchema<string, string>>(phone: Phone) => ({
  name: personName({ missing: "Skriv dit navn", longest: longestFullName }),
  country: v.optional(Country, "DK"),
  // Validated below, depending on the country.
  address: line,
  zipCode: v.optional(v.pipe(v.string(), v.transform(zipIn)), ""),
  city: v.pipe(shortText({ missing: "Skriv din by", longest: 60 }), v.regex(/(?!\p{Lm})\p{L}/u, "Skriv din by")),
  email: Email,
  phone,
  terms: Terms,
});

const DanishPlace = { address: DanishAddress, zipCode: Zip };
const ForeignPlace = { address: Address, zipCode: ForeignZip };

/**
 * The rules of an address, which differ between Denmark and other countries. They report problems even if other fields
 * are invalid.
 */
export const addressByCountry = <Input>() =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (typeof dataset.value !== "object" || dataset.value === null) return;
    const given = dataset.value as Record<string, unknown>;
    const rules = given["country"] === "DK" ? DanishPlace : ForeignPlace;
    for (const [key, rule] of Object.entries<v.GenericSchema>(rules)) {
      const [issue] = v.safeParse(rule, given[key]).issues ?? [];
      if (!issue) continue;
      addIssue({
        message: issue.message,
        path: [{ type: "object", origin: "value", input: given, key, value: given[key] }],
      });
    }
  });
