import { expect, it } from "vitest";
import { untouchedWork, type WorkValues } from "../steps/work-values.ts";
import { defaultQuestions as graph } from "./default-questions.ts";
import { answerQuestion, isPathComplete, openedQuestions, openQuestion, reopenQuestion } from "./question-stack.ts";

const start: WorkValues = { ...untouchedWork, stack: ["rolle"] };
const answered = (...answers: readonly (readonly [question: string, value: string])[]): WorkValues =>
  answers.reduce((values, [question, value]) => answerQuestion(graph, values, question, value), start);
const ids = (values: WorkValues) => openedQuestions(graph, values).map(({ id }) => id);

it("opens the question that an answer points to, and ends with an answer that points to none", () => {
  expect([ids(start), isPathComplete(graph, start)]).toEqual([["rolle"], false]);
  const director = answered(["rolle", "direktor"]);
  expect([ids(director), director.stack, isPathComplete(graph, director)]).toEqual([
    ["rolle", "ejerandel"],
    ["rolle", "ejerandel"],
    false,
  ]);
  const owner = answered(["rolle", "direktor"], ["ejerandel", ">50%"]);
  expect([ids(owner), owner.ownerShare, isPathComplete(graph, owner)]).toEqual([["rolle", "ejerandel"], ">50%", true]);
});

const full: WorkValues = {
  ...answered(["rolle", "ansat_med_ledelsesansvar"], ["arbejde", "whitecollar"]),
  workTitle: "Chef",
  workPlace: "{}",
  educationLevel: "bachelor",
};

it("resets the later answers, title, place and education when an earlier question is reopened", () => {
  expect(reopenQuestion(graph, full, "rolle")).toEqual({
    ...untouchedWork,
    employmentRole: "ansat_med_ledelsesansvar",
    stack: ["rolle"],
  });
});

it("resets them too when an earlier question is answered otherwise", () => {
  expect(answerQuestion(graph, full, "rolle", "ledig")).toEqual({
    ...untouchedWork,
    employmentRole: "ledig",
    stack: ["rolle", "tidligere-leder"],
  });
});

it("keeps title, place and education while the last question is answered otherwise", () => {
  expect(answerQuestion(graph, full, "arbejde", "other")).toEqual({ ...full, workType: "other" });
});

it("changes nothing for questions and answers that are not there", () => {
  for (const changed of [
    answerQuestion(graph, full, "rolle", "konge"),
    answerQuestion(graph, full, "ejerandel", "0%"),
    reopenQuestion(graph, full, "arbejde"),
    reopenQuestion(graph, full, "ukendt"),
  ]) {
    expect(changed).toBe(full);
  }
});

it("knows an answer that was selected and not given yet", () => {
  expect(openQuestion(graph, { ...start, employmentRole: "ledig" })?.id).toBe("rolle");
  expect(openQuestion(graph, start)).toBeUndefined();
  expect(openQuestion(graph, full)).toBeUndefined();
});

it.each([
  [["rolle", "findes-ikke"], ["rolle"]],
  [["ejerandel"], ["rolle"]],
  [
    ["rolle", "tidligere-leder", "ejerandel"],
    ["rolle", "tidligere-leder"],
  ],
  [[], ["rolle"]],
])("opens what is left of a tampered path: %j", (stack, opened) => {
  expect(ids({ ...start, stack })).toEqual(opened);
});
