import type { WorkValues } from "../steps/work-values.ts";
import type { Question, QuestionGraph } from "shared-runtime/questions/question.ts";

/** The questions of the path so far, in their order. The last question is open; the earlier questions are closed. */
export function openedQuestions(graph: QuestionGraph, { stack }: Pick<WorkValues, "stack">): readonly Question[] {
  const opened: Question[] = [];
  for (const [place, id] of stack.entries()) {
    const question = graph.find((one) => one.id === id);
    // The draft may have questions that the CMS has replaced since.
    const follows = place === 0 ? question === graph[0] : opened.at(-1)?.answers.some(({ next }) => next === id);
    if (question === undefined || !follows) break;
    opened.push(question);
  }
  const [start] = graph;
  return opened.length === 0 && start ? [start] : opened;
}

/** Whether the last question is answered, and its answer leads to no other question. */
export function isPathComplete(graph: QuestionGraph, values: WorkValues): boolean {
  const last = openedQuestions(graph, values).at(-1);
  const chosen = last?.answers.find(({ value }) => value === values[last.field]);
  return chosen !== undefined && chosen.next === undefined;
}

/** The last opened question, if its selected answer leads to a question that is not opened yet. */
export function openQuestion(graph: QuestionGraph, values: WorkValues): Question | undefined {
  const last = openedQuestions(graph, values).at(-1);
  const chosen = last?.answers.find(({ value }) => value === values[last.field]);
  return chosen?.next === undefined ? undefined : last;
}

/** Answers an opened question. If the answer leads to another question, opens the other question. */
export function answerQuestion(graph: QuestionGraph, values: WorkValues, id: string, value: string): WorkValues {
  const opened = openedQuestions(graph, values);
  const place = opened.findIndex((question) => question.id === id);
  const question = opened[place];
  const answer = question?.answers.find((one) => one.value === value);
  if (question === undefined || answer === undefined) return values;
  const before = place === opened.length - 1 ? values : reopenQuestion(graph, values, id);
  const stack = opened.slice(0, place + 1).map((one) => one.id);
  return {
    ...before,
    [question.field]: value,
    stack: answer.next === undefined ? stack : [...stack, answer.next],
  };
}

/** Reopens an earlier question: closes the later ones and resets their answers, and the title, place and education. */
export function reopenQuestion(graph: QuestionGraph, values: WorkValues, id: string): WorkValues {
  const opened = openedQuestions(graph, values);
  const place = opened.findIndex((question) => question.id === id);
  if (place === -1 || place === opened.length - 1) return values;
  const later = opened.slice(place + 1).map(({ field }) => [field, ""] as const);
  return {
    ...values,
    ...Object.fromEntries(later),
    ...forgetPlace,
    stack: opened.slice(0, place + 1).map((one) => one.id),
  };
}

const forgetPlace = { workTitle: "", workPlace: "", educationLevel: "" } as const;
