import type { ContactPart } from "shared-runtime/api/contact-parts.ts";
import {
  type CostPart,
  type CostSentenceOptions,
  costSentence,
  type MembershipCost,
} from "shared-runtime/money/membership-cost.ts";
import type { UnionMembership } from "shared-runtime/api/session-answer.ts";
import type { PaymentWay } from "shared-runtime/api/payment-state.ts";

/** The kinds of membership as members call them. */
export const membershipNames: Readonly<Record<UnionMembership, string>> = {
  akasse: "A\u2011kasse",
  fagforening: "Fagforening",
  "fagforening+akasse": "Fagforening og a\u2011kasse",
  business: "Business",
  spring: "Spring",
};

/** The parts of the contact details as members call them. */
export const contactPartNames: Readonly<Record<ContactPart, string>> = {
  name: "Navn",
  address: "Adresse",
  email: "E\u2011mail",
  phone: "Telefon",
  work: "Arbejdsplads",
};

/** All about a price as a sentence with its full stop, which "kr./md." at the end already has. */
export function costWords(cost: MembershipCost, options?: CostSentenceOptions): string {
  return costSentence(cost, options).replace(/\.?$/, ".");
}

/** The names of add-ons, or the word for none. */
export function addonWords(addons: readonly CostPart[], none: string): string {
  return addons.length > 0 ? addons.map(({ name }) => name).join(", ") : none;
}

/** "Konto ••4567" or "Faktura". */
export function paymentName(payment: PaymentWay): string {
  return payment.way === "account" ? `Konto\u00a0••${payment.end}` : "Faktura";
}

/** "fra konto ••4567" or "med faktura". */
export function paymentWords(payment: PaymentWay): string {
  return payment.way === "account" ? `fra konto\u00a0••${payment.end}` : "med faktura";
}
