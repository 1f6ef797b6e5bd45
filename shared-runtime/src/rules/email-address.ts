import * as v from "valibot";
import { isOneLine } from "../api/sound-text.ts";
import { normalCode } from "./normal-text.ts";

/** A mailbox and a domain with a dot. Whether the address exists is not known before a message is sent. */
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.(?!\d+$)[^\s@<>()[\]\\,;:".]{2,}$/u;
/**
 * Signs that an address cannot have: repeated dots, dots at the start or end of a part, and signs beyond ASCII, such as
 * emojis.
 */
const stray = /(^|[.@])\.|\.@|(?![!-~])[\p{P}\p{S}]/u;

/** An address in angle brackets: `Hanne <hanne@firma.dk>,` or `hanne@firma.dk <mailto:hanne@firma.dk>`. */
const bracketed = /^(?:[^<>@]*|([^<> ]+) ?(?=<(?:mailto:)?\1>))<([^<>]+)>[ .,;]*$/i;
/** Text around a copied address: "mailto:", a subject, brackets, and the end of a sentence. */
const around = /^["'(]*(?:(?:mailto|e-?mail): ?)?|\?\w+=.*$|(?<=[^"').,:;])["').,:;]+$/gi;

/** `missing` is the message for an empty field. */
export const emailAddress = ({ missing }: { readonly missing: string }) =>
  v.pipe(
    v.string(missing),
    v.transform((text) =>
      normalCode(text)
        .replace(/[«»‹›‘-‟]/g, '"')
        .replace(bracketed, "$2")
        .replace(around, ""),
    ),
    v.nonEmpty(missing),
    // The limit of RFC 5321.
    v.maxLength(254, "Skriv en kortere e-mail: den må højst fylde 254 tegn"),
    v.check(
      (text) => isOneLine(text) && address.test(text) && !stray.test(text),
      "Skriv en gyldig e-mail, fx navn@firma.dk",
    ),
  );

export const Email = emailAddress({ missing: "Skriv din e-mail" });
