import * as v from "valibot";
import { leadEntries, type Lead } from "../lead.ts";
import { eventSignup } from "./event-signup.form.ts";
import { eventChecks, eventEntries } from "./event-signup.schema.ts";

const fields = v.object(
  leadEntries(eventEntries, {
    eventSource: v.optional(v.pipe(v.string(), v.trim()), ""),
    eventPage: v.optional(v.pipe(v.string(), v.trim()), ""),
    source: v.picklist([0, 2]),
  }),
);

export const EventLead = v.pipe(fields, ...eventChecks<v.InferOutput<typeof fields>>());

const guest = { name: "Hanne Holm", email: "hanne@firma.dk", phone: "33 12 34 56", source: 0 };

export const eventLead: Lead = {
  form: eventSignup,
  kind: "lead.event",
  title: "Tilmelding til arrangement",
  // No consents: `terms` is a promise to come, or to cancel.
  consents: {},
  body: EventLead,
  about: "a person signs up for an event",
  summary: "Signs a person up for an event",
  note:
    "The four flags say which of `title`, `company`, `zipCode` and `terms` the form asks for: those are required, and " +
    "what the form does not ask for is not stored. If `eventPage` is the path of the page of an event, the call is " +
    "refused with 422 and the error key `registrationClosed` once nobody can sign up any more.",
  examples: [
    { title: "Without optional fields", body: guest },
    {
      title: "With company and terms",
      body: { ...guest, companyEnabled: true, company: "Eksempel A/S", termsEnabled: true, terms: true },
    },
    {
      title: "Without the company that the form asks for",
      refused: true,
      body: { ...guest, companyEnabled: true },
    },
  ],
  refusedKeys: ["registrationClosed"],
  added: ["eventTitle", "waitingList"],
  tracked: {
    when: "A visitor sent the sign-up for an event, whether it was stored or not.",
    field: "the kind of event, as editors name it",
  },
};
