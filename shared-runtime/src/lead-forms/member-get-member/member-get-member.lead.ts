import { leadBody, type Lead } from "../lead.ts";
import { memberGetMember } from "./member-get-member.form.ts";
import { Form } from "./member-get-member.schema.ts";

const example = {
  name: "Hanne Holm",
  email: "hanne@firma.dk",
  recommendedName: "Bo Bang",
  recommendedJobtitle: "Driftsleder",
  recommendedPhone: "33 12 34 56",
  recommendedEmail: "bo@firma.dk",
};

export const memberGetMemberLead: Lead = {
  form: memberGetMember,
  kind: "lead.member-get-member",
  title: "Anbefaling af en kollega",
  // No consents, since the form has no box.
  consents: {},
  body: leadBody(Form),
  about: "a person recommends another one",
  summary: "Recommends a person as a member",
  examples: [
    { title: "A visitor", body: example },
    { title: "Without a name", refused: true, body: { ...example, recommendedName: "" } },
  ],
  tracked: {
    when: "A visitor recommended a person.",
    field: "the kind of recommendation, as editors name it",
  },
};
