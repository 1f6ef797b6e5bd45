import * as v from "valibot";
import { isOneLine } from "../api/sound-text.ts";

/** A mailbox and a domain with a dot. What else an address may be, only a message to it can tell. */
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.(?!\d+$)[^\s@<>()[\]\\,;:".]{2,}$/u;
/** Dots that no part of an address has: two together, first or last. */
const strayDot = /\.\.|^\.|\.@|@\./;

export const Email = v.pipe(
  v.string("Skriv din e-mail"),
  v.trim(),
  v.nonEmpty("Skriv din e-mail"),
  // RFC 5321: no path is longer.
  v.maxLength(254, "Skriv en kortere e-mail: den må højst fylde 254 tegn"),
  v.check(
    (text) => isOneLine(text) && address.test(text) && !strayDot.test(text),
    "Skriv en gyldig e-mail, fx navn@firma.dk",
  ),
);
