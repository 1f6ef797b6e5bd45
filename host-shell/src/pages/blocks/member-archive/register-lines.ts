import { contactParts } from "shared-runtime/api/contact-parts.ts";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { chosenHere } from "../../../services/member-data/register-export.ts";
import { contactLines } from "../../member/contact-words.ts";
import {
  addonWords,
  contactPartNames,
  costWords,
  membershipNames,
  paymentName,
} from "../../member/membership-words.ts";
import type { Line } from "./archive-words.ts";

/** What the register has about the member, as lines. A choice of the member that counts before it says so. */
export function registerLines(about: AboutMember): readonly Line[] {
  const { registered, cost, addons, payment } = about;
  if (!registered) return [];
  const chosen = chosenHere(about);
  const sourced = (name: (typeof chosen)[number], value: string) =>
    chosen.includes(name) ? `${value} (det har du selv valgt her)` : value;
  const hasAddons = registered.addons !== undefined || chosen.includes("addons");
  const lines: readonly (Line | undefined)[] = [
    ...contactParts.map((part) => line(contactPartNames[part], contactLines(part, registered.contact).join(", "))),
    line("Medlemskab", registered.membership && membershipNames[registered.membership]),
    line("Medlemsnummer", String(registered.membershipNumber)),
    line("Pris", cost && costWords(cost)),
    line("Tilvalg", hasAddons ? sourced("addons", addonWords(addons, "Ingen")) : undefined),
    line("Betaling", payment && sourced("payment", paymentName(payment))),
  ];
  return lines.filter((one) => one !== undefined);
}

const line = (label: string, value: string | undefined): Line | undefined =>
  value === undefined || value === "" ? undefined : { label, value };
