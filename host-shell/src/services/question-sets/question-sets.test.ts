import { fileURLToPath } from "node:url";
import { QuestionSet, questionSetPath } from "shared-runtime/api/question-set.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { openJsonContent } from "../../pages/content/json-content-source.ts";
import { questionSetCalls } from "./question-sets.routes.ts";

const folder = fileURLToPath(new URL("../../../content", import.meta.url));

async function ask(name: string) {
  const { findQuestionSet } = await openJsonContent({ folder, product: "lederkredsen" });
  return questionSetCalls(findQuestionSet).request(`/api/${questionSetPath(name)}`);
}

it("answers with a set of the demo content, which browsers may keep for a minute", async () => {
  const answer = await ask("leder");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
  const { questions } = v.parse(QuestionSet, await answer.json());
  expect(questions.map(({ id }) => id)).toEqual(["rolle", "ejerandel", "arbejde", "tidligere-leder"]);
});

it.each(["ukendt", "__proto__", "Leder", "..%2Forganisations"])("answers 404 for the set %s", async (name) => {
  const answer = await ask(name);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    errorKey: "questionSetNotFound",
    reason: "Der er ingen spørgsmål med det navn på serveren.",
  });
});
