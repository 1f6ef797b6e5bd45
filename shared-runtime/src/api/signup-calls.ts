import type { SubmissionCall } from "../forms/submission-call.ts";

// In its own file, so that importing these calls does not load the schemas with the metadata of phone numbers.

const contact = ["name", "country", "address", "zipCode", "city", "email", "phone", "terms"];
const work = ["employmentRole", "ownerShare", "workType", "workTitle", "workPlace", "educationLevel", "formerManager"];
const fund = ["amountOfHours", "memberOfOtherUnemploymentFund", "memberOfOtherUnemploymentFundAbroad"];

/** The fields of the sign-up form as `step.field`, which is how the server names them in problems. */
const fields = [
  ...contact.map((name) => `contactInfo.${name}`),
  ...work.map((name) => `workInfo.${name}`),
  ...fund.map((name) => `unemploymentFund.${name}`),
];

/**
 * Stores the sign-up once per key, and sets the cookie with which the person returns to the sign-up after the sign-in.
 */
export const signupCall = { path: "signup/create-member-cookie", fields } as const satisfies SubmissionCall;

/** Stores the answers that the person has given so far. */
export const signupLeadCall = { path: "signup/create-signup-lead", fields } as const satisfies SubmissionCall;

export const calculationPath = "signup/calculate-member-organization";
export const membershipPricesPath = "member/membership-prices";
/** What somebody pays who has just joined, and when. */
export const joiningTermsPath = "signup/joining-terms";
