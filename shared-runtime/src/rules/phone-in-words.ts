import { parsePhoneNumberFromString, type MetadataJson } from "libphonenumber-js/core";
import { phoneWords } from "../text/phone-words.ts";
import metadata from "./phone-metadata.json" with { type: "json" };

/**
 * "+4520304050" -> "20 30 40 50", "+46701234567" -> "+46 70 123 45 67". No part of it breaks. A text that is
 * not a number stays as it is. Needs the table of all countries; widgets use `phoneWords`.
 */
export function phoneInWords(phone: string): string {
  const words = phoneWords(phone);
  return words === phone ? (foreign(phone.replaceAll(/\s/g, "")) ?? phone) : words;
}

function foreign(number: string): string | undefined {
  if (!/^\+\d{6,15}$/.test(number)) return undefined;
  return parsePhoneNumberFromString(number, metadata as unknown as MetadataJson)
    ?.formatInternational()
    .replaceAll(" ", "\u00a0");
}
