/** The countries of `rules/phone.ts`, without the metadata, which are large. The first country is the default. */
export const phoneCodes = [
  { country: "DK", name: "Danmark", code: "45" },
  { country: "DE", name: "Tyskland", code: "49" },
  { country: "SE", name: "Sverige", code: "46" },
  { country: "NO", name: "Norge", code: "47" },
] as const;

export type PhoneCountry = (typeof phoneCodes)[number]["country"];

export interface PhoneParts {
  readonly country: PhoneCountry;
  /** The text of the field. */
  readonly typed: string;
}

/** The country with whose code a text begins, as `+46`, `0046` or `tlf. +46`; `undefined` if there is none. */
export function countryTyped(text: string): PhoneCountry | undefined {
  const [, digits] = /^[^\d+＋]*(?:[+＋]|00)([^+]*)/.exec(text) ?? [];
  const number = digits?.normalize("NFKC").replaceAll(/\D/g, "");
  return number === undefined ? undefined : phoneCodes.find(({ code }) => number.startsWith(code))?.country;
}

/** The value of the field: the text as typed if it is Danish or has a code, otherwise with the code of its country. */
export function phoneText({ country, typed }: PhoneParts): string {
  const isComplete = typed.trim() === "" || country === "DK" || /^[^\d+＋]*(?:[+＋]|00)/.test(typed);
  return isComplete ? typed : `+${codeOf(country)} ${typed}`;
}

/** Name of the list of countries next to the field `field`. */
export const countryName = (field: string): string => `${field}-country`;

/** The value of a field from the text and the country that were given in a first frame. */
export function phoneTypedEarly(typed: string, country: string | undefined): string {
  const chosen = phoneCodes.find((one) => one.country === country);
  return phoneText({ country: chosen?.country ?? "DK", typed });
}

/** The country and the text of the field, from its value. The country code is only in the list of countries. */
export function phoneParts(value: string): PhoneParts {
  const country = countryTyped(value) ?? "DK";
  const parts = { country, typed: withoutCode(value) };
  return phoneText(parts) === value ? parts : { country, typed: value };
}

/** The text without the country code at its beginning, if any. */
export function withoutCode(text: string): string {
  const country = countryTyped(text);
  if (country === undefined) return text;
  const code = codeOf(country).split("").join("[^\\d+]*");
  return text.replace(new RegExp(`^[^\\d+＋]*(?:[+＋]|00)[^\\d+]*${code}[\\s).-]*`), "");
}

const codeOf = (country: PhoneCountry): string => phoneCodes.find((one) => one.country === country)?.code ?? "45";
