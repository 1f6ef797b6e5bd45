import { HTTPError, NetworkError, TimeoutError } from "ky";
import * as v from "valibot";
import { TrapField } from "../src/api/trap.ts";
import { answersOf, type FlowDefinition, flowStep } from "../src/flow/flow-step.ts";
import { secret } from "../src/forms/secret.ts";
import type { SubmissionCall } from "../src/forms/submission-call.ts";
import { Email } from "../src/rules/email-address.ts";
import { shortText } from "../src/rules/short-text.ts";

// A made-up flow: signing up for a course.

export const contact = flowStep({
  id: "contact",
  heading: "Hvem er du?",
  label: "Dine oplysninger",
  schema: v.object({
    name: shortText({ missing: "Skriv dit navn" }),
    email: Email,
    terms: v.pipe(
      v.boolean(),
      v.check((ticked) => ticked, "Sæt kryds, før du går videre"),
    ),
    ...TrapField.entries,
  }),
  initial: { name: "", email: "", terms: false, kontrolfelt: "" },
});

export const work = flowStep({
  id: "work",
  heading: "Hvad laver du?",
  schema: v.object({
    role: v.picklist(["leder", "medarbejder"], "Vælg din rolle"),
    topics: v.pipe(v.array(v.string()), v.minLength(1, "Vælg mindst et emne")),
  }),
  initial: { role: "", topics: [] },
});

/** Only asked of leaders. */
export const team = flowStep({
  id: "team",
  heading: "Hvem leder du?",
  schema: v.object({
    size: shortText({ missing: "Skriv, hvor mange du leder" }),
    account: v.pipe(v.string(), secret()),
  }),
  initial: { size: "", account: "" },
  when: (answers) => answersOf(answers, work)?.role === "leder",
});

export const signIn = flowStep({
  id: "sign-in",
  heading: "Log ind",
  schema: v.object({
    signedIn: v.pipe(
      v.boolean(),
      v.check((done) => done, "Log ind, før du går videre"),
    ),
  }),
  initial: { signedIn: false },
});

export const summary = flowStep({ id: "summary", heading: "Er det rigtigt?", schema: v.object({}), initial: {} });

export const courseFlow: FlowDefinition = {
  id: "course",
  schemaVersion: 1,
  steps: [contact, work, team, signIn, summary],
};

export const courseCall = {
  path: "courses/sign-up",
  fields: ["name", "email", "terms", "role", "topics", "size"],
} as const satisfies SubmissionCall;

export const answered = {
  contact: { name: "Bo Ek", email: "bo@firma.dk", terms: true, kontrolfelt: "" },
  work: { role: "medarbejder", topics: ["budget"] },
  workAsLeader: { role: "leder", topics: ["budget"] },
  team: { size: "12", account: "1234" },
  "sign-in": { signedIn: true },
  summary: {},
} as const;

const request = new Request("http://localhost/api/courses/sign-up");

export const offline = new NetworkError(request);
export const slow = new TimeoutError(request);

export const refused = (status: number, data?: unknown): HTTPError =>
  Object.assign(new HTTPError(new Response("", { status }), request, {} as HTTPError["options"]), { data });

/** A refusal with messages for fields. */
export const refusedFields = (problems: Readonly<Record<string, string>>): HTTPError =>
  refused(422, {
    errorKey: "invalidRequest",
    reason: "Nogle af svarene kan ikke bruges.",
    message: { id: "1" },
    problems: Object.entries(problems).map(([field, message]) => ({ field, message })),
  });
