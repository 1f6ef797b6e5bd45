import type { MembershipPrices } from "shared-runtime/api/membership.ts";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";

/** Made-up answers, which editors see. */
export const sampleAnswers: FlowAnswers = {
  contactInfo: {
    product: "fagforening+akasse",
    name: "Anna Lind",
    country: "DK",
    address: "Lindevej 12",
    zipCode: "8000",
    city: "Aarhus C",
    email: "anna@firma.example",
    phone: "20 12 34 56",
    terms: true,
  },
  workInfo: {
    employmentRole: "ansat_med_ledelsesansvar",
    workType: "whitecollar",
    workTitle: "Afdelingsleder",
    workPlace: '{"id":"Unknown","option":1,"name":"Firma"}',
    stack: ["rolle", "arbejde"],
  },
  unemploymentFund: {
    amountOfHours: ">30t",
    memberOfOtherUnemploymentFund: "nej",
    memberOfOtherUnemploymentFundAbroad: "nej",
  },
};

export const unemployedAnswers: FlowAnswers = {
  ...sampleAnswers,
  workInfo: { employmentRole: "ledig", formerManager: "ja", stack: ["rolle", "tidligere-leder"] },
};

export const samplePrices: MembershipPrices = {
  unemploymentFundPrice: 549,
  quarterlyUnemploymentFundPrice: 1647,
  subscriptionPrices: [{ plan: "main", price: 279 }],
  quarterlySubscriptionPrices: [{ plan: "main", price: 837 }],
  unionMembershipPrice: 279,
  unionMembershipAndUnemploymentFundPrice: 828,
};
