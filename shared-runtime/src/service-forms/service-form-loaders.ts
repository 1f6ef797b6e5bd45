import type { ServiceForm } from "./service-form.ts";

/** Loads a form by its id, each from a file of its own. A new form needs one more line here. */
export const serviceFormLoaders: Readonly<Record<string, () => Promise<ServiceForm>>> = {
  LHO0141: async () => (await import("./book-personal-sparring.form.ts")).bookPersonalSparring,
  LHO0075: async () => (await import("./contact-subscription-and-insurance.form.ts")).contactSubscriptionAndInsurance,
  LHO0089: async () => (await import("./inquiry-bankruptcy-reconstruction.form.ts")).inquiryBankruptcyReconstruction,
  LHO0076: async () => (await import("./response-to-consultation.form.ts")).responseToConsultation,
  LHO0045: async () => (await import("./signup-leadership-and-network.form.ts")).signupLeadershipAndNetwork,
  LHO0131: async () => (await import("./contact-data-rights-none-member.form.ts")).contactDataRightsNoneMember,
};
