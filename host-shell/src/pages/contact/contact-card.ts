import { icsFile, icsText } from "../events/ics-lines.ts";

/** The organisation as it is kept in the address book of a telephone. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string | undefined;
  /** The lines of the address, the last one with postal code and city. */
  readonly address: string | undefined;
  /** The absolute address of the front page. */
  readonly url: string;
}

/**
 * Writes a vCard 3.0 (RFC 2426), the version that the address books of telephones and of Outlook read. Texts are
 * escaped and lines folded as in a calendar file.
 */
export function contactCard({ name, phone, email, address, url }: Contact): string {
  return icsFile([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "PRODID:-//Lederkredsen//Kontakt//DA",
    `FN:${icsText(name)}`,
    // Required; empty, since an organisation has no family name.
    "N:;;;;",
    `ORG:${icsText(name)}`,
    "X-ABSHOWAS:COMPANY",
    `TEL;TYPE=WORK,VOICE:${icsText(dialled(phone))}`,
    ...(email === undefined ? [] : [`EMAIL;TYPE=INTERNET,WORK:${icsText(email)}`]),
    ...(address === undefined ? [] : [`ADR;TYPE=WORK:${addressParts(address)}`]),
    `URL:${url}`,
    "END:VCARD",
  ]);
}

/** A Danish number with its country code, so that it can be called from abroad: "70 20 30 40" -> "+4570203040". */
function dialled(phone: string): string {
  const number = phone.replaceAll(/[^\d+]/g, "");
  return /^\d{8}$/.test(number) ? `+45${number}` : number;
}

/** Post office box, extended address, street, city, region, postal code, country; the parts that are known. */
function addressParts(address: string): string {
  const lines = address.split("\n").map((line) => line.trim());
  const [, code = "", city = ""] = /^(\d{4})\s+(.+)$/.exec(lines.at(-1) ?? "") ?? [];
  const street = (code === "" ? lines : lines.slice(0, -1)).join(", ");
  return ["", "", street, city, "", code, "Danmark"].map(icsText).join(";");
}
