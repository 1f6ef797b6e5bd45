import type { ContactPart, ContactValues } from "shared-runtime/api/contact-parts.ts";

/** The lines of a part of the contact details; empty if the register has nothing. */
export function contactLines(part: ContactPart, values: ContactValues): readonly string[] {
  const { name, address, zipCode, city, email, phone, workPlace, workTitle } = values;
  const lines: Readonly<Record<ContactPart, readonly (string | undefined)[]>> = {
    name: [name],
    address: [address, [zipCode, city].filter(Boolean).join(" ")],
    email: [email],
    phone: [phone && phoneWords(phone)],
    work: [workPlace, workTitle],
  };
  return lines[part].filter((line) => line !== undefined && line !== "") as readonly string[];
}

/** "+4520304050" -> "20 30 40 50"; other numbers stay as they are. */
export function phoneWords(phone: string): string {
  const [, digits] = /^\+45(\d{8})$/.exec(phone.replaceAll(/\s/g, "")) ?? [];
  return digits?.replace(/(\d\d)(?=\d)/g, "$1\u00a0") ?? phone;
}
