import type { MemberExport } from "shared-runtime/api/member-data.ts";
import type { AboutMember } from "./about-member.ts";

type RegisterExport = NonNullable<MemberExport["register"]>;

/** What the file of the member's data has from the register; `undefined` for a person who is not in it. */
export function registerExport(about: AboutMember): RegisterExport | undefined {
  const { registered, cost, addons, payment } = about;
  if (!registered) return undefined;
  const { membershipNumber, membership, contact } = registered;
  const chosen = chosenHere(about);
  return {
    membershipNumber,
    ...(membership && { membership }),
    ...(cost && { price: { monthly: cost.monthly, quarterly: cost.quarterly } }),
    ...((registered.addons || chosen.includes("addons")) && { addons: addons.map(({ name }) => name) }),
    ...(payment && {
      payment: { way: payment.way, ...(payment.way === "account" && { bankAccount: `******${payment.end}` }) },
    }),
    contact: { ...contact },
    chosenHere: [...chosen],
  };
}

/** The choices of a member that differ from the register, since the member sent them in the self-service. */
export function chosenHere({ registered, addonValues, payment }: AboutMember): RegisterExport["chosenHere"] {
  if (!registered) return [];
  const known = registered.addons ?? [];
  const hasOwnAddons =
    addonValues.length !== known.length || addonValues.some((value, index) => value !== known[index]);
  const hasOwnPayment = payment?.way !== registered.payment?.way || endOf(payment) !== endOf(registered.payment);
  return [...(hasOwnAddons ? (["addons"] as const) : []), ...(hasOwnPayment ? (["payment"] as const) : [])];
}

/** The last digits of the account; `undefined` for an invoice. */
const endOf = (payment: AboutMember["payment"]): string | undefined =>
  payment?.way === "account" ? payment.end : undefined;
