import { expect, it } from "vitest";
import { adviceFor, answers } from "./advice.ts";

it("has advice of its own for each answer", () => {
  expect(answers.map(adviceFor)).toEqual(["leads", "later"]);
});
