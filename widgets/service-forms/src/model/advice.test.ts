import { expect, it } from "vitest";
import { adviceFor, answers } from "./advice.ts";

it("gives different advice for each answer", () => {
  expect(answers.map(adviceFor)).toEqual(["leads", "later"]);
});
