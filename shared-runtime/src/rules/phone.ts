import { isSupportedCountry, parsePhoneNumberFromString, type MetadataJson } from "libphonenumber-js/core";
import * as v from "valibot";
import metadata from "./phone-metadata.json" with { type: "json" };

/** The specification's countries. The first is the default for numbers without a country code. */
export const phoneCountries = ["DK", "DE", "SE", "NO"] as const;

/**
 * A phone number of one of the countries, in any grouping, with `+`, `00` or no country code. The output is E.164.
 * `missing` is the message for an empty field.
 */
export const phoneNumber = ({ missing }: { readonly missing: string }) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(40, "Skriv kun telefonnummeret: det er for langt"),
    v.check((text) => !isOfAnotherCountry(text), "Vi kan kun bruge numre fra Danmark, Tyskland, Sverige og Norge"),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const number = e164Of(dataset.value);
      if (number !== undefined) return number;
      addIssue({
        message: "Skriv et gyldigt telefonnummer, og vælg landekoden, hvis det ikke er dansk",
      });
      return NEVER;
    }),
  );

export const Phone = phoneNumber({ missing: "Skriv dit telefonnummer" });

/** Compares prefixes, since no calling code is a prefix of another. */
function isOfAnotherCountry(text: string): boolean {
  const [, number] = /^(?:\+|00)([1-9]\d*)/.exec(text.replaceAll(/[\s().\-/]/g, "")) ?? [];
  return number !== undefined && !Object.keys(metadata.country_calling_codes).some((code) => number.startsWith(code));
}

function e164Of(text: string): string | undefined {
  if (!/^[+\d\s().\-/]+$/.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text, "DK", metadata as unknown as MetadataJson);
  if (!number?.isValid()) return undefined;
  return number.country !== undefined && isSupportedCountry(number.country, metadata as unknown as MetadataJson)
    ? number.number
    : undefined;
}
