import { contactParts, type ContactValues } from "shared-runtime/api/contact-parts.ts";
import type { MembershipPrices } from "shared-runtime/api/membership.ts";
import { type MemberRegister, memberOfSession } from "./member-register.ts";
import type { PaymentWay } from "shared-runtime/api/payment-state.ts";
import { partsOf } from "shared-runtime/money/membership-parts.ts";

interface TestEntry {
  readonly contact: ContactValues;
  readonly addons: readonly string[];
  /** Absent for a member who has not chosen yet. */
  readonly payment?: PaymentWay;
}

/** What the register has about the persons of `test-persons.ts`, by their ids. */
const entries: Readonly<Record<string, TestEntry>> = {
  "test-person-1": {
    contact: {
      address: "Lindevej 12",
      zipCode: "8000",
      city: "Aarhus C",
      workPlace: "Agernhat Byg A/S",
      workTitle: "Driftschef",
    },
    addons: ["loensikring"],
    payment: { way: "account", end: "4567" },
  },
  "test-person-2": {
    contact: { address: "Havnegade 7, 2. tv.", zipCode: "5000", city: "Odense C" },
    addons: [],
    payment: { way: "account", end: "2210" },
  },
  "test-person-3": {
    contact: {
      address: "Skovbrynet 3",
      zipCode: "2800",
      city: "Kongens Lyngby",
      workPlace: "Skabelon & Co. ApS",
      workTitle: "Direktør",
    },
    addons: [],
    payment: { way: "invoice" },
  },
  "test-person-4": {
    contact: { address: "Nørregade 21, 4.", zipCode: "9000", city: "Aalborg", workPlace: "Eksempel Data A/S" },
    addons: ["spring-mentor"],
  },
};

/** The register of the test persons. The price of a member follows from the membership, as in the price list. */
export function testRegister(prices: MembershipPrices | undefined): MemberRegister {
  return {
    takesAccepted: true,
    async find(user) {
      const known = memberOfSession(user);
      if (!known) return undefined;
      const entry = Object.hasOwn(entries, user.id) ? entries[user.id] : undefined;
      return {
        ...known,
        ...(prices && known.membership && { parts: partsOf(known.membership, prices) }),
        ...entry,
        contact: { ...known.contact, ...entry?.contact },
        contactParts,
      };
    },
  };
}
