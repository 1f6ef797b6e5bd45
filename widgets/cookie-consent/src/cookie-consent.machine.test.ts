import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type CookieConsentEvent, cookieConsentMachine } from "./cookie-consent.machine.ts";

/** The final state after some events, and whether the answer is announced. */
function after(isAnswered: boolean, ...types: readonly CookieConsentEvent["type"][]) {
  const actor = createActor(cookieConsentMachine, { input: { isAnswered } }).start();
  for (const type of types) actor.send({ type });
  const { value, context } = actor.getSnapshot();
  return [value, context.isSaid];
}

test.each([
  [[], "asking", false],
  [["choice.kept"], "answered", true],
  [["answer.found"], "answered", false],
  [["settings.wanted"], "choosing", false],
  // Before the first answer the settings cannot be closed.
  [["settings.wanted", "settings.closed"], "choosing", false],
  [["settings.wanted", "choice.kept"], "answered", true],
  [["settings.wanted", "answer.found"], "answered", false],
] as const)("without an answer, %j leads to %s", (types, value, isSaid) => {
  expect(after(false, ...types)).toEqual([value, isSaid]);
});

test.each([
  [[], "answered", false],
  [["settings.wanted"], "changing", false],
  [["settings.wanted", "settings.closed"], "answered", false],
  [["settings.wanted", "choice.kept"], "answered", true],
  [["settings.wanted", "choice.kept", "settings.wanted"], "changing", false],
  [["settings.wanted", "answer.found"], "changing", false],
] as const)("with an answer, %j leads to %s", (types, value, isSaid) => {
  expect(after(true, ...types)).toEqual([value, isSaid]);
});
