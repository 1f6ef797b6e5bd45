import { expect, it } from "vitest";
import { toolLeadCall } from "../api/tool-lead-call.ts";
import { bodyOf } from "./body-of.ts";
import type { SubmissionCall } from "./submission-call.ts";
import { formProblemsOf } from "./submission-problem.ts";

const lead = { firstName: "Hanne", lastName: "Holm", email: "hanne@firma.dk", terms: true };

it("joins the parts of a field for the body, and leaves the other values as they are", () => {
  expect(bodyOf(toolLeadCall, lead)).toEqual({ name: "Hanne Holm", email: "hanne@firma.dk", terms: true });
});

it("sends the values as they are if nothing is joined", () => {
  expect(bodyOf({ path: "leads/x", fields: ["name"] }, { name: "Hanne" })).toEqual({ name: "Hanne" });
});

it("returns a problem of a joined field to its first part, and drops fields that the form does not have", () => {
  const problems = [
    { field: "name", message: "Skriv dit navn" },
    { field: "email", message: "Skriv din e-mail" },
    { field: "source", message: "must be a number" },
  ];
  expect(formProblemsOf(toolLeadCall, problems)).toEqual({ firstName: "Skriv dit navn", email: "Skriv din e-mail" });
});

it("does not take a field of the prototype for one of the form", () => {
  const call: SubmissionCall = { path: "leads/x", fields: ["name"], joined: {} };
  expect(formProblemsOf(call, [{ field: "constructor", message: "no" }])).toEqual({});
});
