import { QuestionSet, questionSetPath } from "shared-runtime/api/question-set.ts";
import { failure } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const questionSetOperations: readonly Operation[] = [
  {
    method: "get",
    path: `/api/${questionSetPath("{name}")}`,
    id: "getQuestionSet",
    tag: "Joining",
    summary: "Returns questions about a person's work",
    about:
      "They replace the questions of the join flow where its placeholder has `data-question-set`. Each set is a file " +
      "`items/question-sets/<name>.json` of the main site's content.",
    caller: "everyone",
    answers: {
      200: { about: "The questions, beginning with the first.", schema: QuestionSet },
      404: failure("The content has no such set.", "questionSetNotFound"),
    },
    examples: [
      { title: "The questions for leaders", path: { name: "leder" }, status: 200 },
      { title: "An unknown set", status: 404, path: { name: "ukendt" } },
    ],
  },
];
