import { callMeCall } from "shared-runtime/api/lead-calls.ts";
import { CallMeLead } from "shared-runtime/api/call-me-lead.ts";
import { openBody } from "../submission-kind.ts";
import { campaignOf } from "./hidden-fields.ts";
import type { LeadKind } from "./lead-kind.ts";

const body = openBody("anyone", CallMeLead, ({ name, phone, ...fields }) => ({
  payload: { name, phone, ...campaignOf(fields) },
}));

/** Somebody asks to be called back. */
export const callMeLeadKind: LeadKind = { name: "lead.call-me", call: callMeCall, bodyOf: () => body };
