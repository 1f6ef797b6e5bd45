import * as v from "valibot";
import { defineLeadForm } from "../lead-form.ts";

/** A form with which a visitor asks to be called. */
export const callMe = defineLeadForm({
  id: "call-me",
  path: "leads/create-call-me-lead",
  rules: () => import("./call-me.schema.ts"),
  done: () => import("./call-time.ts"),
  groups: [
    {
      fields: [
        { kind: "name", name: "name", label: "callMeName" },
        { kind: "phone", name: "phone", label: "callMePhone" },
      ],
    },
  ],
  prefix: "callMe",
  texts: {
    callMeTitle: "Skal vi ringe til dig?",
    callMeText: "Skriv dit navn og nummer, så ringer en rådgiver. Du behøver ikke have besluttet dig for noget.",
    callMeName: "Navn",
    callMePhone: "Telefon",
    callMeButton: "Ring til mig",
    callMePrivacy: "Vi bruger kun navn og nummer til at ringe til dig.",
    callMeDoneTitle: "",
    callMeDoneAt: "Vi ringer {tidspunkt} på {telefon}.",
    callMeDone: "En rådgiver ringer til dig, mandag til torsdag mellem 8 og 17 og fredag mellem 8 og 16.",
  },
  props: { opkaldstype: v.optional(v.string(), "ring-mig-op") },
  tracked: { event: "call_me", field: "opkaldstype" },
});
