import { Phone } from "../rules/phone.ts";
import * as v from "valibot";
import { personName } from "../rules/person-name.ts";
import { CampaignFields } from "./campaign-fields.ts";
import { TrapField, TrapFields } from "./trap.ts";

export const CallMeForm = v.object({
  name: personName({ missing: "Skriv dit navn" }),
  phone: Phone,
  ...TrapField.entries,
});
export type CallMeForm = v.InferOutput<typeof CallMeForm>;

/** The body of `POST /api/leads/create-call-me-lead`. Unknown fields are dropped. */
export const CallMeLead = v.object({ ...CallMeForm.entries, ...TrapFields.entries, ...CampaignFields.entries });
export type CallMeLead = v.InferOutput<typeof CallMeLead>;
