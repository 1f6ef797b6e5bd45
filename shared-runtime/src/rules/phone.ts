import { isSupportedCountry, parsePhoneNumberFromString, type MetadataJson } from "libphonenumber-js/core";
import * as v from "valibot";
import { numberIn } from "./number-in.ts";
import metadata from "./phone-metadata.json" with { type: "json" };

/** The specification's countries. The first is the default for numbers without a country code. */
export const phoneCountries = ["DK", "DE", "SE", "NO"] as const;

/**
 * A phone number of one of the countries, in any grouping, with a country code after `+` or `00`, or without one. The
 * output is E.164. `missing` is the message for an empty field.
 */
export const phoneNumber = ({ missing }: { readonly missing: string }) =>
  v.pipe(
    v.string(missing),
    v.transform(numberIn),
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
  const [, number] = /^(?:\+|00)([1-9]\d*)/.exec(compact(text)) ?? [];
  return number !== undefined && !Object.keys(metadata.country_calling_codes).some((code) => number.startsWith(code));
}

const compact = (text: string): string => text.replaceAll(/[\s().\-/·•_]/g, "");

function e164Of(text: string): string | undefined {
  // Drops a zero before the number, as in "+45 (0) 20 12 34 56": numbers of Denmark and Norway do not begin with zero.
  const digits = compact(text).replace(/^(?:\+|00)(4[57])0+/, "+$1");
  if (!/^\+?\d+$/.test(digits)) return undefined;
  const number = parsePhoneNumberFromString(digits, "DK", metadata as unknown as MetadataJson);
  if (!number?.isValid()) return undefined;
  return number.country !== undefined && isSupportedCountry(number.country, metadata as unknown as MetadataJson)
    ? number.number
    : undefined;
}
