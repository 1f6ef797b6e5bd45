import { expect, it } from "vitest";
import { createActor } from "xstate";
import { serviceFormsMachine } from "./service-forms.machine.ts";

it("leads from the question to the answer and back", () => {
  const actor = createActor(serviceFormsMachine).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  expect(now()).toEqual(["asking", { answer: undefined }]);

  actor.send({ type: "answer.chosen", answer: "no" });
  expect(now()).toEqual(["answered", { answer: "no" }]);

  actor.send({ type: "answer.reconsidered" });
  expect(now()).toEqual(["asking", { answer: undefined }]);
});
