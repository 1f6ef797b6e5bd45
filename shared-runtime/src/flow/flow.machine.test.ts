import { expect, it } from "vitest";
import { createActor, fromPromise, setup, waitFor } from "xstate";
import { answered, courseCall, courseFlow, offline, refused, refusedFields, slow } from "../../testing/course-flow.ts";
import { submissionProblem } from "../forms/submission-problem.ts";
import type { FlowDefinition } from "./flow-step.ts";
import { attemptWith, type FlowSubmission } from "./flow-submission.ts";
import { createFlowMachine, type FlowInput } from "./flow.machine.ts";

type Step = keyof typeof answered;
type Outcome = "taken" | "hangs" | Error;

function machineWith(outcomes: readonly Outcome[], sent: FlowSubmission[], steps: FlowDefinition["steps"]) {
  const left = [...outcomes];
  return createFlowMachine(steps, (error) => submissionProblem(courseCall, error)).provide({
    actors: {
      submitAnswers: fromPromise<unknown, FlowSubmission>(async ({ input }) => {
        sent.push(input);
        const outcome = left.shift();
        if (outcome instanceof Error) throw outcome;
        if (outcome === "hangs") await new Promise(() => {});
      }),
    },
  });
}

function start(
  outcomes: readonly Outcome[] = [],
  input: FlowInput = { resumed: false },
  steps: FlowDefinition["steps"] = courseFlow.steps,
) {
  const sent: FlowSubmission[] = [];
  const actor = createActor(machineWith(outcomes, sent, steps), { input }).start();
  const context = () => actor.getSnapshot().context;
  const place = () => [actor.getSnapshot().value, context().step] as const;
  const answer = (
    step: Step,
    answers: Readonly<Record<string, string | boolean | readonly string[]>> = answered[step],
  ) => actor.send({ type: "step.answered", step: step === "workAsLeader" ? "work" : step, answers });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches("sending"), { timeout: 1000 });
  return { actor, sent, context, place, answer, settled };
}

/** Answers everything up to the summary, as an employee. */
function startAtSummary(outcomes: readonly Outcome[] = []) {
  const flow = start(outcomes);
  for (const step of ["contact", "work", "sign-in"] as const) flow.answer(step);
  return flow;
}

const answering = { asking: "answering" };
const failed = { asking: "failed" };

it("goes from step to step, skips one that does not apply, and submits the last", async () => {
  const { answer, place, sent, settled, context } = start(["taken"]);
  const places = (["contact", "work", "sign-in"] as const).map((step) => {
    answer(step);
    return place()[1];
  });
  expect(places).toEqual(["work", "sign-in", "summary"]);
  answer("summary");
  await settled();
  expect([place(), context().isDirty]).toEqual([["submitted", "summary"], false]);
  const { contact, work } = answered;
  const answers = { contact, work, "sign-in": answered["sign-in"], summary: {} };
  expect(sent).toEqual([{ step: "summary", answers, key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

it("keeps invalid answers, and stays", () => {
  const { answer, place, context } = start();
  answer("contact", { ...answered.contact, email: "bo" });
  expect([place(), context().passed, context().answers["contact"]?.["email"]]).toEqual([
    [answering, "contact"],
    [],
    "bo",
  ]);
});

it("ignores an answer to another step, such as the second press of a double click", () => {
  const { answer, place } = start([], { resumed: false, answers: { work: answered.work } });
  answer("contact");
  answer("contact");
  expect(place()).toEqual([answering, "work"]);
});

it("goes back always, except from the first step, and keeps the answers", () => {
  const { actor, answer, place, context } = start();
  actor.send({ type: "step.left" });
  expect(place()).toEqual([answering, "contact"]);
  answer("contact");
  actor.send({ type: "answers.written", step: "work", answers: { role: "leder", topics: [] } });
  actor.send({ type: "step.left" });
  expect([place(), context().answers["work"]]).toEqual([[answering, "contact"], { role: "leder", topics: [] }]);
});

it("keeps the answers of a step that no longer applies, and does not submit them", async () => {
  const { actor, answer, sent, settled, context } = start(["taken"]);
  answer("contact");
  answer("workAsLeader");
  answer("team");
  actor.send({ type: "step.visited", step: "work" });
  answer("work");
  answer("sign-in");
  answer("summary");
  await settled();
  expect(Object.keys(sent[0]!.answers)).toEqual(["contact", "work", "sign-in", "summary"]);
  expect(context().answers["team"]).toEqual(answered.team);
});

it("leaves the current step when another answer makes it inapplicable", () => {
  const { actor, answer, place } = start();
  answer("contact");
  answer("workAsLeader");
  expect(place()).toEqual([answering, "team"]);
  actor.send({ type: "answers.written", step: "work", answers: answered.work });
  expect(place()).toEqual([answering, "work"]);
});

it("changes a step from the summary, and returns there when it is answered or left", () => {
  const { actor, answer, place, context } = startAtSummary();
  actor.send({ type: "change.asked", step: "contact" });
  expect([place(), context().returnTo]).toEqual([[answering, "contact"], "summary"]);
  answer("contact", { ...answered.contact, name: "Ida" });
  expect([place(), context().returnTo]).toEqual([[answering, "summary"], undefined]);
  actor.send({ type: "change.asked", step: "work" });
  actor.send({ type: "step.left" });
  expect([place(), context().answers]).toEqual([
    [answering, "summary"],
    { contact: { ...answered.contact, name: "Ida" }, work: answered.work, "sign-in": answered["sign-in"] },
  ]);
});

it("asks a step that a change made necessary before it returns", () => {
  const { actor, answer, place } = startAtSummary();
  actor.send({ type: "change.asked", step: "work" });
  answer("workAsLeader");
  expect(place()).toEqual([answering, "team"]);
  answer("team");
  expect(place()).toEqual([answering, "summary"]);
});

it("returns to the summary with an incomplete change, and asks for it before it submits", async () => {
  const { actor, answer, place, sent, settled } = startAtSummary(["taken"]);
  actor.send({ type: "change.asked", step: "contact" });
  actor.send({ type: "answers.written", step: "contact", answers: { ...answered.contact, name: "" } });
  actor.send({ type: "step.visited", step: "summary" });
  expect(place()).toEqual([answering, "summary"]);
  answer("summary");
  expect([place(), sent]).toEqual([[answering, "contact"], []]);
  answer("contact");
  answer("summary");
  await settled();
  expect([place(), sent.length]).toEqual([["submitted", "summary"], 1]);
});

it("visits only steps that can be reached", () => {
  const { actor, answer, place } = start();
  answer("contact");
  actor.send({ type: "step.visited", step: "summary" });
  expect(place()).toEqual([answering, "work"]);
  actor.send({ type: "step.visited", step: "contact" });
  expect(place()).toEqual([answering, "contact"]);
});

it("goes to the first step that the server refused, then to the next, and submits again with a new key", async () => {
  const refusal = refusedFields({ role: "Vælg en anden rolle", email: "E-mailen findes ikke", unknown: "x" });
  const { answer, place, context, sent, settled } = startAtSummary([refusal, "taken"]);
  answer("summary");
  await settled();
  expect([place(), context().problems]).toEqual([
    [answering, "contact"],
    { work: { role: "Vælg en anden rolle" }, contact: { email: "E-mailen findes ikke" } },
  ]);
  answer("contact", { ...answered.contact, email: "bo@andet.dk" });
  expect([place(), context().problems]).toEqual([[answering, "work"], { work: { role: "Vælg en anden rolle" } }]);
  answer("work");
  expect([place(), context().problems]).toEqual([[answering, "summary"], {}]);
  answer("summary");
  await settled();
  expect(place()).toEqual(["submitted", "summary"]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

const failures = [
  ["offline", offline, { kind: "offline" }],
  ["slow", slow, { kind: "slow" }],
  ["refused", refused(503), { kind: "refused", status: 503 }],
  [
    "refused for a field that the flow does not have",
    refusedFields({ other: "x" }),
    expect.objectContaining({ status: 422 }),
  ],
] as const;

for (const [title, error, failure] of failures) {
  it(`keeps everything when the submission is ${title}, and repeats it with the same key`, async () => {
    const { actor, answer, place, context, sent, settled } = startAtSummary([error, error, "taken"]);
    answer("summary");
    await settled();
    expect([place(), context().problem?.failure]).toEqual([[failed, "summary"], failure]);
    actor.send({ type: "submission.retried" });
    await settled();
    answer("summary");
    await settled();
    expect([place(), context().problem]).toEqual([["submitted", "summary"], undefined]);
    expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  });
}

it("forgets a failure that is acknowledged, or left by Back", async () => {
  const { actor, answer, place, context, settled } = startAtSummary([offline, offline]);
  answer("summary");
  await settled();
  actor.send({ type: "problem.acknowledged" });
  expect([place(), context().problem]).toEqual([[answering, "summary"], undefined]);
  answer("summary");
  await settled();
  actor.send({ type: "step.left" });
  expect([place(), context().problem]).toEqual([[answering, "sign-in"], undefined]);
});

it("submits with a new key after a change, and with the old one when the change is undone", async () => {
  const { actor, answer, sent, settled } = startAtSummary([offline, offline, offline]);
  const write = (name: string) =>
    actor.send({ type: "answers.written", step: "contact", answers: { ...answered.contact, name } });
  answer("summary");
  await settled();
  write("Ida");
  write(answered.contact.name);
  answer("summary");
  await settled();
  write("Ida");
  answer("summary");
  await settled();
  const [first, second, third] = sent.map(({ key }) => key);
  expect([second === first, third === first]).toEqual([true, false]);
});

it("submits with the old key after a change that nobody sees", async () => {
  const { actor, answer, sent, settled } = startAtSummary([offline, offline]);
  answer("summary");
  await settled();
  const name = `\u202D${answered.contact.name}\u200B\u202C`;
  actor.send({ type: "answers.written", step: "contact", answers: { ...answered.contact, name } });
  answer("summary");
  await settled();
  expect([sent.length, new Set(sent.map(({ key }) => key)).size]).toEqual([2, 1]);
});

it("ignores everything but typing while it submits", () => {
  const { actor, answer, place, context } = startAtSummary(["hangs"]);
  answer("summary");
  actor.send({ type: "step.left" });
  actor.send({ type: "step.visited", step: "contact" });
  answer("summary");
  actor.send({ type: "answers.written", step: "contact", answers: { ...answered.contact, name: "Ida" } });
  expect([place(), context().answers["contact"]?.["name"]]).toEqual([["sending", "summary"], "Ida"]);
});

it("reports a fault in its own code instead of showing it as a failure", async () => {
  const { actor, answer } = startAtSummary([new TypeError("x is not a function")]);
  const faults: unknown[] = [];
  actor.subscribe({ error: (error) => faults.push(error) });
  answer("summary");
  await expect.poll(() => faults).toEqual([new TypeError("x is not a function")]);
});

it("submits a step that saves when it is answered, and goes on", async () => {
  const [contact, ...others] = courseFlow.steps;
  const steps: FlowDefinition["steps"] = [{ ...contact, saves: true }, ...others];
  const { answer, place, sent, settled } = start([offline, "taken"], { resumed: false }, steps);
  answer("contact");
  await settled();
  expect(place()).toEqual([failed, "contact"]);
  answer("contact");
  await settled();
  expect([place(), sent.map(({ step }) => step)]).toEqual([
    [answering, "work"],
    ["contact", "contact"],
  ]);
});

it("starts over from nothing", async () => {
  const { actor, answer, place, context, settled } = startAtSummary(["taken"]);
  answer("summary");
  await settled();
  actor.send({ type: "flow.restarted" });
  expect([place(), context().answers, context().passed]).toEqual([[answering, "contact"], {}, []]);
});

it("resumes where it was, with the key of an attempt whose outcome is unknown", async () => {
  const answers = { contact: answered.contact, work: answered.work, "sign-in": answered["sign-in"] };
  const position = { step: "summary", passed: ["contact", "work", "sign-in"], returnTo: undefined };
  const attempt = { ...attemptWith(courseFlow.steps, { step: "summary", answers }, undefined), key: "key-1" };
  const { answer, place, sent, settled } = start(["taken"], { answers, position, attempt, resumed: true });
  expect(place()).toEqual([answering, "summary"]);
  answer("summary");
  await settled();
  expect(sent.map(({ key }) => key)).toEqual(["key-1"]);
});

it("resumes at the first step that is not complete, whatever the kept position says", () => {
  const answers = { contact: answered.contact };
  const position = { step: "summary", passed: ["contact", "work", "team"], returnTo: "summary" };
  const { place, context } = start([], { answers, position, resumed: true });
  expect([place(), context().returnTo]).toEqual([[answering, "work"], undefined]);
});

it("is a part of a machine that has states of its own", async () => {
  const sent: FlowSubmission[] = [];
  const parent = setup({ actors: { course: machineWith(["taken"], sent, courseFlow.steps) } }).createMachine({
    initial: "applying",
    states: {
      applying: {
        invoke: {
          id: "course",
          src: "course",
          input: { resumed: false },
          onSnapshot: { guard: ({ event }) => event.snapshot.matches("submitted"), target: "paying" },
        },
      },
      paying: {},
    },
  });
  const actor = createActor(parent).start();
  for (const step of ["contact", "work", "sign-in", "summary"] as const) {
    actor.getSnapshot().children.course?.send({ type: "step.answered", step, answers: answered[step] });
  }
  expect((await waitFor(actor, ({ value }) => value === "paying", { timeout: 1000 })).value).toBe("paying");
});
