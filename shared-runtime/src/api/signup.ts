import * as v from "valibot";
import { normalLine } from "../rules/normal-text.ts";
import { MembershipType } from "./membership.ts";
import { ContactInfo } from "./signup-contact.ts";
import { AmountOfHours, UnemploymentFund } from "./signup-fund.ts";
import { EmploymentRole, OwnerShare, WorkType } from "./employment.ts";
import { EducationLevel, WorkInfo, WorkPlace } from "./signup-work.ts";

/** The reason why the person joins, such as "cv-tjek". It is set by the page that led to the sign-up. */
const LeadTrigger = v.optional(v.nullable(v.pipe(v.string(), v.transform(normalLine), v.maxLength(200))), null);

const entries = {
  product: v.optional(MembershipType, "fagforening+akasse"),
  contactInfo: ContactInfo,
  workInfo: WorkInfo,
  /** Absent if the person joins only the union. */
  unemploymentFund: v.optional(UnemploymentFund),
  leadTrigger: LeadTrigger,
};

/** The body of `POST /api/signup/create-member-cookie` and `POST /api/signup/calculate-member-organization`. */
export const SignupForm = v.pipe(
  v.object(entries),
  v.forward(
    v.partialCheck(
      [["product"], ["unemploymentFund"]],
      ({ product, unemploymentFund }) => product === "fagforening" || unemploymentFund !== undefined,
      "Svar på spørgsmålene om a-kasse",
    ),
    ["unemploymentFund"],
  ),
);
export type SignupForm = v.InferOutput<typeof SignupForm>;

const flag = v.optional(v.boolean());

/**
 * The body of `POST /api/signup/create-signup-lead`: the answers that the person has given so far. The contact details
 * are complete, everything else may be missing. The question path and the lead trigger are not part of it.
 */
export const SignupLead = v.object({
  product: entries.product,
  contactInfo: ContactInfo,
  workInfo: v.optional(
    v.object({
      employmentRole: v.optional(EmploymentRole),
      ownerShare: v.optional(OwnerShare),
      workType: v.optional(WorkType),
      workTitle: v.optional(v.pipe(v.string(), v.transform(normalLine), v.maxLength(200))),
      workPlace: v.optional(WorkPlace),
      educationLevel: v.optional(EducationLevel),
      formerManager: flag,
      contractIsWhiteCollar: flag,
      ceo: flag,
      trusted: flag,
    }),
    {},
  ),
  unemploymentFund: v.optional(
    v.object({
      amountOfHours: v.optional(AmountOfHours),
      memberOfOtherUnemploymentFund: flag,
      memberOfOtherUnemploymentFundAbroad: flag,
    }),
    {},
  ),
});
export type SignupLead = v.InferOutput<typeof SignupLead>;
