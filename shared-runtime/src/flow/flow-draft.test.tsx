import { beforeEach, expect, it, vi } from "vitest";
import {
  answered,
  contact as contactStep,
  courseFlow,
  signIn,
  summary,
  team as teamStep,
  work as workStep,
} from "../../testing/course-flow.ts";
import { flowDraft } from "./flow-draft.ts";
import type { FlowContext } from "./flow.machine.ts";
import { attemptWith } from "./flow-submission.ts";

const key = "draft/course";
const draft = flowDraft(courseFlow);
const { contact, workAsLeader, team } = answered;
const atTeam: FlowContext = {
  answers: { contact, work: workAsLeader, team },
  step: "team",
  passed: ["contact", "work"],
  returnTo: undefined,
  isDirty: true,
  resumed: false,
  attempt: undefined,
  problems: {},
  problem: undefined,
};
const position = { step: "team", passed: ["contact", "work"], returnTo: undefined };
const keptAnswers = {
  contact: { name: "Bo Ek", email: "bo@firma.dk", terms: true },
  work: workAsLeader,
  team: { size: "12" },
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/kursus");
});

it("keeps the answers and the position, and nothing of fields marked secret", () => {
  draft.keep(atTeam);
  expect(draft.read()).toEqual({ answers: keptAnswers, position, attempt: undefined, resumed: true });
  expect(window.sessionStorage.getItem(key)).not.toMatch(/1234|account|kontrolfelt/);
});

it("has nothing to resume at first and after success", () => {
  expect(draft.read()).toEqual({ resumed: false });
  draft.keep(atTeam);
  draft.forget();
  expect([draft.read(), window.sessionStorage.length]).toEqual([{ resumed: false }, 0]);
});

it("keeps the answers of an older version that still fit, and drops the position", () => {
  draft.keep(atTeam);
  const work = { ...workStep, initial: { role: "", topics: "" } };
  const steps = [contactStep, work, teamStep, signIn, summary] as const;
  const newer = flowDraft({ ...courseFlow, schemaVersion: 2, steps });
  expect(newer.read()).toEqual({ answers: { ...keptAnswers, work: { role: "leder" } }, resumed: true });
});

it("keeps the attempt, whose key is used again once a secret field is typed again as it was", () => {
  const attempt = attemptWith(courseFlow.steps, atTeam, undefined);
  draft.keep({ ...atTeam, attempt });
  const { answers, attempt: kept } = draft.read();
  expect(answers).toEqual(keptAnswers);
  const again = attemptWith(courseFlow.steps, atTeam, kept);
  const changed = { ...atTeam.answers, team: { ...team, account: "4321" } };
  const other = attemptWith(courseFlow.steps, { ...atTeam, answers: changed }, kept);
  expect([again.key === attempt.key, other.key === attempt.key]).toEqual([true, false]);
});

it("resumes at the step of the history entry, without the attempt of another step", () => {
  const attempt = attemptWith(courseFlow.steps, atTeam, undefined);
  draft.keep({ ...atTeam, attempt, returnTo: "summary" });
  window.history.replaceState({ course: "work" }, "");
  expect(draft.read()).toMatchObject({ position: { step: "work", returnTo: undefined }, attempt: undefined });
});

const hostile = [
  "",
  "null",
  "[1]",
  "{",
  '{"schemaVersion":1,"machineId":"course"}',
  '{"schemaVersion":1,"machineId":"other","data":{"contact.name":"Eva"}}',
  '{"schemaVersion":"1","machineId":"course","data":{}}',
];

for (const text of hostile) {
  it(`resumes nothing from ${text === "" ? "an empty text" : text}`, () => {
    window.sessionStorage.setItem(key, text);
    expect(draft.read()).toEqual({ resumed: false });
  });
}

it("leaves values of the wrong kind out, and a position that is none", () => {
  const data = {
    position: { step: 3, passed: "all" },
    "contact.name": 1,
    "contact.email": "bo@firma.dk",
    "contact.terms": "true",
    "work.topics": [1],
    __proto__: {},
  };
  const envelope = { schemaVersion: 1, machineId: "course", data };
  window.sessionStorage.setItem(key, JSON.stringify(envelope));
  expect(draft.read()).toEqual({ answers: { contact: { email: "bo@firma.dk" } }, resumed: true });
});

it("works without a draft if the storage is full or blocked", () => {
  const storage = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  draft.keep(atTeam);
  expect(draft.read()).toEqual({ resumed: false });
  storage.mockRestore();
  expect(draft.read()).toEqual({ resumed: false });
  const blocked = vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  draft.keep(atTeam);
  expect(draft.read()).toEqual({ resumed: false });
  draft.forget();
  blocked.mockRestore();
});
