import { parsePhoneNumberFromString, type MetadataJson } from "libphonenumber-js/core";
import metadata from "./phone-metadata.json" with { type: "json" };

/**
 * "+4520304050" -> "20 30 40 50", "+46701234567" -> "+46 70 123 45 67". No part of it breaks. A text that is
 * not a number stays as it is.
 */
export function phoneInWords(phone: string): string {
  const compact = phone.replaceAll(/\s/g, "");
  const [, danish] = /^(?:\+45)?(\d{8})$/.exec(compact) ?? [];
  const words = danish?.replace(/(\d\d)(?=\d)/g, "$1 ") ?? foreign(compact) ?? phone;
  return words.replaceAll(" ", "\u00a0");
}

function foreign(number: string): string | undefined {
  if (!/^\+\d{6,15}$/.test(number)) return undefined;
  return parsePhoneNumberFromString(number, metadata as unknown as MetadataJson)?.formatInternational();
}
