import { eventCall } from "shared-runtime/api/lead-calls.ts";
import { EventLead } from "shared-runtime/api/event-lead.ts";
import { openBody } from "../submission-kind.ts";
import { campaignOf, hiddenText } from "./hidden-fields.ts";
import type { LeadKind } from "./lead-kind.ts";

const body = openBody("anyone", EventLead, ({ source, name, email, phone, eventSource, ...fields }) => {
  const { jobTitleEnabled, companyEnabled, zipCodeEnabled, termsEnabled, title, company, zipCode, terms } = fields;
  return {
    source,
    payload: {
      name,
      email,
      phone,
      // What the form did not ask for is not stored.
      title: jobTitleEnabled ? title : undefined,
      company: companyEnabled ? company : undefined,
      zipCode: zipCodeEnabled ? zipCode : undefined,
      terms: termsEnabled ? terms : undefined,
      jobTitleEnabled,
      companyEnabled,
      zipCodeEnabled,
      termsEnabled,
      eventSource: hiddenText(eventSource),
      ...campaignOf(fields),
    },
  };
});

/** Somebody signs up for an event. */
export const eventLeadKind: LeadKind = { name: "lead.event", call: eventCall, bodyOf: () => body };
