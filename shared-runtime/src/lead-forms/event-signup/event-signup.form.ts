import * as v from "valibot";
import { defineLeadForm } from "../lead-form.ts";
import { EventFlags } from "./event-flags.ts";

/** A form with which a visitor signs up for an event, or for its waiting list. */
export const eventSignup = defineLeadForm({
  id: "event-signup",
  path: "leads/bloomreach-send-event-lead",
  rules: () => import("./event-signup.schema.ts"),
  groups: [
    {
      columns: 2,
      fields: [
        { kind: "name", name: "name", label: "eventName", member: "name" },
        { kind: "email", name: "email", label: "eventEmail", member: "email" },
        { kind: "phone", name: "phone", label: "eventPhone", member: "phone" },
        {
          kind: "text",
          name: "title",
          label: "eventJobTitle",
          flag: "jobTitleEnabled",
          autoComplete: "organization-title",
        },
        { kind: "text", name: "company", label: "eventCompany", flag: "companyEnabled", autoComplete: "organization" },
        { kind: "digits", name: "zipCode", label: "eventZipCode", flag: "zipCodeEnabled", autoComplete: "postal-code" },
      ],
    },
    {
      fields: [
        { kind: "tick", name: "terms", label: "eventTerms", waitingLabel: "soldOutTerms", flag: "termsEnabled" },
      ],
    },
  ],
  prefix: "event",
  waitingPrefix: "soldOut",
  texts: {
    eventTitle: "Tilmeld dig",
    eventText: "Du får en mail, når du er tilmeldt.",
    eventName: "Navn",
    eventEmail: "E-mail",
    eventPhone: "Telefon",
    eventJobTitle: "Stilling",
    eventCompany: "Virksomhed",
    eventZipCode: "Postnummer",
    eventTerms: "Jeg er med på, at pladsen er min, og melder afbud, hvis jeg bliver forhindret.",
    eventButton: "Tilmeld dig",
    eventPrivacy: "Vi bruger kun dine oplysninger til arrangementet.",
    eventDone: "Du får en mail med det praktiske.",
    soldOutTitle: "Skriv dig på ventelisten",
    soldOutText: "Der er ikke flere pladser lige nu. Du hører fra os, hvis en bliver ledig.",
    soldOutButton: "Tilmeld dig venteliste",
    soldOutTerms: "Jeg tager pladsen, hvis en bliver ledig, og melder afbud, hvis jeg bliver forhindret.",
    soldOutDone: "Du står på ventelisten. Vi skriver, hvis en plads bliver ledig.",
  },
  validateOn: "touch",
  props: {
    /** The site of the form: 0 or 2. */
    source: v.optional(v.picklist([0, 2]), 0),
    /** The name of the event in the receiving system. */
    eventSource: v.optional(v.string(), ""),
    /** The path of the page of the event, from which the server learns whether it can still be signed up for. */
    eventPage: v.optional(v.string(), ""),
    /** Shows the waiting list instead of the sign-up. */
    soldOut: v.optional(v.boolean(), false),
    arrangementtype: v.optional(v.string(), "arrangement"),
    ...EventFlags.entries,
  },
  sends: ["eventSource", "eventPage", "source"],
  tracked: { event: "event_signup", field: "arrangementtype", always: true },
});
