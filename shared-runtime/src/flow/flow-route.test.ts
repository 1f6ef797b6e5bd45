import { expect, it } from "vitest";
import { answered, contact, courseFlow, signIn, summary, team, work } from "../../testing/course-flow.ts";
import { askedSteps, type FlowProgress, nearestStep, placeAfter, stepBefore, submittedAnswers } from "./flow-route.ts";
import { answersOf, type FlowAnswers } from "./flow-step.ts";

const { steps } = courseFlow;
const employee: FlowAnswers = { contact: answered.contact, work: answered.work, "sign-in": answered["sign-in"] };
const leader: FlowAnswers = { ...employee, work: answered.workAsLeader };
const at = (step: string, given: Partial<FlowProgress> = {}): FlowProgress => ({
  step,
  answers: employee,
  passed: [],
  returnTo: undefined,
  ...given,
});
const idsOf = (asked: readonly { readonly id: string }[]) => asked.map(({ id }) => id);

it("asks the steps that apply given the answers before them", () => {
  expect(idsOf(askedSteps(steps, {}))).toEqual(["contact", "work", "sign-in", "summary"]);
  expect(idsOf(askedSteps(steps, leader))).toEqual(["contact", "work", "team", "sign-in", "summary"]);
});

it("takes no notice of the answers of a step that is not asked", () => {
  const after = { ...summary, when: (answers: FlowAnswers) => answersOf(answers, team) !== undefined };
  const withTeam = { ...employee, team: answered.team };
  expect(idsOf(askedSteps([contact, work, team, after], withTeam))).toEqual(["contact", "work"]);
});

it("submits the fields of the steps that are asked, and nothing else", () => {
  const kept = { ...employee, team: answered.team, work: { ...answered.work, unknown: "x" } };
  expect(submittedAnswers(steps, kept)).toEqual({
    contact: answered.contact,
    work: answered.work,
    "sign-in": answered["sign-in"],
    summary: {},
  });
});

it("leads to the wanted step only if all before it are answered and valid", () => {
  const passed = ["contact", "work", "sign-in"];
  expect(nearestStep(steps, at("contact", { passed }), "summary")).toBe("summary");
  expect(nearestStep(steps, at("contact"), "summary")).toBe("contact");
  expect(nearestStep(steps, at("contact", { passed: ["contact"] }), "summary")).toBe("work");
  const invalid = { ...employee, contact: { ...answered.contact, name: "" } };
  expect(nearestStep(steps, at("summary", { passed, answers: invalid }), "sign-in")).toBe("contact");
});

it("leads to the step before one that is not asked, and to the first instead of an unknown one", () => {
  const passed = ["contact", "work", "sign-in"];
  expect(nearestStep(steps, at("summary", { passed }), "team")).toBe("work");
  expect(nearestStep(steps, at("summary", { passed }), "elsewhere")).toBe("contact");
});

it("goes back by one step that is asked, and not from the first", () => {
  expect(stepBefore(steps, at("sign-in"))).toBe("work");
  expect(stepBefore(steps, at("sign-in", { answers: leader }))).toBe("team");
  expect(stepBefore(steps, at("contact"))).toBeUndefined();
});

it("goes on to the next step, and is done after the last", () => {
  const passed = idsOf([contact, work, signIn, summary]);
  expect(placeAfter(steps, at("contact", { passed: ["contact"] }))).toEqual({ step: "work", returnTo: undefined });
  expect(placeAfter(steps, at("summary", { passed }))).toBeUndefined();
});

it("returns after a change, by way of a step that the change made necessary", () => {
  const passed = idsOf([contact, work, signIn]);
  const changed = at("work", { passed, returnTo: "summary" });
  expect(placeAfter(steps, changed)).toEqual({ step: "summary", returnTo: undefined });
  expect(placeAfter(steps, { ...changed, answers: leader })).toEqual({ step: "team", returnTo: "summary" });
});

it("asks an incomplete step before it is done, and returns to the last", () => {
  const passed = idsOf([contact, summary, signIn]);
  expect(placeAfter(steps, at("summary", { passed }))).toEqual({ step: "work", returnTo: "summary" });
});
