import * as v from "valibot";
import { loadPart } from "../flow/load-part.ts";
import { normalCode } from "./normal-text.ts";

const Typed = v.pipe(
  v.string("Skriv dit telefonnummer"),
  v.transform(normalCode),
  v.nonEmpty("Skriv dit telefonnummer"),
  v.maxLength(40, "Skriv kun telefonnummeret: det er for langt"),
);

let loaded: v.GenericSchema<string, string> | undefined;

/**
 * The rule for phone numbers, whose metadata is large. Until it is loaded, any text is valid here; the server checks
 * the number again.
 */
export const PhoneLater = v.lazy((): v.GenericSchema<string, string> => loaded ?? Typed);

/** Loads the rule. If loading fails, only the server checks phone numbers. */
export async function loadPhoneRule(): Promise<void> {
  const { Phone } = await loadPart(() => import("./phone.ts"));
  loaded = Phone;
}
