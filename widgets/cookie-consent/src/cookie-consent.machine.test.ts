import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type CookieConsentEvent, cookieConsentMachine } from "./cookie-consent.machine.ts";

/** The final state after some events, and whether the answer is announced. */
function after(isAnswered: boolean, ...types: readonly CookieConsentEvent["type"][]) {
  const actor = createActor(cookieConsentMachine, { input: { isAnswered } }).start();
  for (const type of types) actor.send({ type });
  const { value, context } = actor.getSnapshot();
  return [value, context.isAnnounced];
}

test.each([
  [[], "asking", false],
  [["choice.kept"], "answered", true],
  [["answer.found"], "answered", false],
  [["settings.opened"], "choosing", false],
  // Before the first answer, the settings cannot be closed.
  [["settings.opened", "settings.closed"], "choosing", false],
  [["settings.opened", "choice.kept"], "answered", true],
  [["settings.opened", "answer.found"], "answered", false],
] as const)("without an answer, %j leads to %s", (types, value, isAnnounced) => {
  expect(after(false, ...types)).toEqual([value, isAnnounced]);
});

test.each([
  [[], "answered", false],
  [["settings.opened"], "changing", false],
  [["settings.opened", "settings.closed"], "answered", false],
  [["settings.opened", "choice.kept"], "answered", true],
  [["settings.opened", "choice.kept", "settings.opened"], "changing", false],
  [["settings.opened", "answer.found"], "changing", false],
] as const)("with an answer, %j leads to %s", (types, value, isAnnounced) => {
  expect(after(true, ...types)).toEqual([value, isAnnounced]);
});
