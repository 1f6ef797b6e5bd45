import type { ContactPart, ContactValues } from "shared-runtime/api/contact-parts.ts";
import { phoneInWords } from "shared-runtime/rules/phone-in-words.ts";

/** The lines of a part of the contact details; empty if the register has nothing. */
export function contactLines(part: ContactPart, values: ContactValues): readonly string[] {
  const { name, address, zipCode, city, email, phone, workPlace, workTitle } = values;
  const lines: Readonly<Record<ContactPart, readonly (string | undefined)[]>> = {
    name: [name],
    address: [address, [zipCode, city].filter(Boolean).join(" ")],
    email: [email],
    phone: [phone && phoneInWords(phone)],
    work: [workPlace, workTitle],
  };
  return lines[part].filter((line) => line !== undefined && line !== "") as readonly string[];
}
