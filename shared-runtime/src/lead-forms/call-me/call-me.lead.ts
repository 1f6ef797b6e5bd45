import { leadBody, type Lead } from "../lead.ts";
import { callMe } from "./call-me.form.ts";
import { Form } from "./call-me.schema.ts";

const example = { name: "Hanne Holm", phone: "33 12 34 56", subject: "Medlemskab", utmSource: "nyhedsbrev" };

export const callMeLead: Lead = {
  form: callMe,
  kind: "lead.call-me",
  title: "Ring mig op",
  // No consents: the form has no box, since the visitor asks for the call.
  consents: {},
  body: leadBody(Form),
  about: "a person asks to be called back",
  summary: "Asks to be called back",
  examples: [
    { title: "A visitor", body: example },
    { title: "Without a phone number", refused: true, body: { ...example, phone: "" } },
  ],
  tracked: { when: "A visitor asked to be called.", field: "the kind of call, as editors name it" },
};
