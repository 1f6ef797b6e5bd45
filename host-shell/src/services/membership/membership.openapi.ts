import { JoiningTerms, MembershipCalculation, MembershipPrices } from "shared-runtime/api/membership.ts";
import { SignupForm, SignupLead } from "shared-runtime/api/signup.ts";
import {
  calculationPath,
  joiningTermsPath,
  membershipPricesPath,
  signupCall,
  signupLeadCall,
} from "shared-runtime/api/signup-calls.ts";
import { failure, later } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";
import { submissionOperation } from "../../api/openapi/submission-operation.ts";

const contactInfo = {
  name: "Hanne Holm",
  country: "DK",
  address: "Lindevej 12",
  zipCode: "8000",
  city: "Aarhus C",
  email: "hanne@firma.dk",
  phone: "33 12 34 56",
  terms: true,
  utmSource: "nyhedsbrev",
};
const workPlace = {
  id: "1000000001",
  option: 0,
  productionunitNumber: 1_000_000_001,
  name: "Agernhat Byg A/S",
  address: "Havnegade 7",
  zipCode: "8000",
  city: "Aarhus C",
  country: "DK",
};
const unemploymentFund = {
  amountOfHours: ">30t",
  memberOfOtherUnemploymentFund: false,
  memberOfOtherUnemploymentFundAbroad: false,
};
const workInfo = {
  employmentRole: "ansat_med_ledelsesansvar",
  workType: "whitecollar",
  workTitle: "Afdelingsleder",
  workPlace,
  stack: ["rolle", "arbejde"],
};
const signup = { product: "fagforening+akasse", contactInfo, workInfo, unemploymentFund, leadTrigger: null };
const unknownRole = { ...signup, product: "fagforening", workInfo: { employmentRole: "ledig", formerManager: false } };

const tooOften = later("Too many calls from this address. `reason` says so in Danish.", "tooManyCalls");
const noPrices = failure("The site has no prices.", "pricesUnavailable");

export const joiningOperations: readonly Operation[] = [
  {
    method: "get",
    path: `/api/${membershipPricesPath}`,
    id: "getMembershipPrices",
    tag: "Joining",
    summary: "Returns what memberships cost",
    about: "In kroner. The answer may be cached for five minutes.",
    caller: "everyone",
    answers: { 200: { about: "The price list.", schema: MembershipPrices }, 503: noPrices },
    examples: [{ title: "The price list", status: 200 }],
  },
  {
    method: "get",
    path: `/api/${joiningTermsPath}`,
    id: "getJoiningTerms",
    tag: "Joining",
    summary: "Returns what somebody pays who joins today, and when",
    about:
      "The price list, the first day of the membership, and the day of the first payment. With the cookie `member-signup`, also the " +
      "outcome of that sign-up.",
    caller: "everyone",
    answers: { 200: { about: "The terms.", schema: JoiningTerms }, 503: noPrices },
    examples: [{ title: "Without a sign-up", status: 200, anonymous: true }],
  },
  {
    method: "post",
    path: `/api/${calculationPath}`,
    id: "calculateMembership",
    tag: "Joining",
    summary: "Calculates the membership of a sign-up form",
    about: "Stores nothing. The rules are in the content of the site.",
    caller: "everyone",
    body: { type: "application/json", schema: SignupForm },
    answers: {
      200: { about: "The membership, and the sheet that finishes the sign-up.", schema: MembershipCalculation },
      400: failure("The body is not a JSON object."),
      404: failure("No rule applies. `reason` says so in Danish.", "membershipNotFound"),
      413: failure("The body has more than 64 kB."),
      415: failure("The content type is not `application/json`."),
      422: failure(
        "A field is invalid. `problems` name each as `step.field`, with a Danish sentence.",
        "invalidSignup",
      ),
      429: tooOften,
      503: noPrices,
    },
    examples: [
      {
        title: "An employed manager",
        status: 200,
        body: signup,
        answer: { message: { membership: "fagforening+akasse", sleeveEnum: "leder", plan: "main" } },
      },
      { title: "Somebody who cannot join the union", status: 404, body: unknownRole },
      { title: "Without a title", status: 422, body: { ...signup, workInfo: { ...workInfo, workTitle: "" } } },
    ],
  },
  submissionOperation({
    call: signupLeadCall,
    id: "saveSignupLead",
    tag: "Joining",
    summary: "Stores what somebody has answered so far",
    about: "The contact details are complete, everything else may be missing.",
    schema: SignupLead,
    limit: "three times SIGNUPS_PER_MINUTE of them",
    examples: [
      { title: "After the first step", status: 200, anonymous: true, body: { contactInfo }, answer: { taken: true } },
      { title: "Without consent", status: 422, body: { contactInfo: { ...contactInfo, terms: false } } },
    ],
  }),
  submissionOperation({
    call: signupCall,
    id: "signUp",
    tag: "Joining",
    summary: "Stores a sign-up",
    about:
      "The same content is the same sign-up, whatever key it is sent with, and is stored once. Other content of the same " +
      "person from the same browser is stored as one that `replaces` the earlier. Sets the cookie `member-signup` for a day. " +
      "Nothing is stored if there is no membership for the answers, or if the caller is signed in as a member.",
    schema: SignupForm,
    limit: "SIGNUPS_PER_MINUTE of them",
    invalidKey: "invalidSignup",
    refusedKeys: ["membershipNotFound", "alreadyMember"],
    tooManyKey: "tooManySignups",
    examples: [
      { title: "An employed manager", status: 200, anonymous: true, body: signup, answer: { taken: true } },
      {
        title: "A city of another postal code",
        status: 422,
        anonymous: true,
        body: { ...signup, contactInfo: { ...contactInfo, city: "Odense C" } },
      },
      { title: "Answers without a membership", status: 422, anonymous: true, body: unknownRole },
    ],
  }),
];
