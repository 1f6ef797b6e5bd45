import { Hono } from "hono";
import type { QuestionSet } from "shared-runtime/api/question-set.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";

/** Resolves with a set of questions of the main site; with `undefined` if it has none with that name. */
export type FindQuestionSet = (name: string) => Promise<QuestionSet | undefined>;

/** Answers with the questions about work that a placeholder of the join flow names. */
export function questionSetCalls(find: FindQuestionSet) {
  return new Hono<ApiEnv>().get("/api/question-sets/:name", async (c) => {
    const set = await find(c.req.param("name"));
    if (!set) {
      return problem(c, 404, "questionSetNotFound", { reason: "Der er ingen spørgsmål med det navn på serveren." });
    }
    c.header("cache-control", "public, max-age=60");
    return c.json(set);
  });
}
