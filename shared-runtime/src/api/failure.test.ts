import { expect, it } from "vitest";
import { type Failure, failureText, isSignedOut, referenceOf, toFailure } from "./failure.ts";

/** An error of another copy of ky: its classes are not the same objects as ours. */
const named = (name: string, more: object = {}) =>
  Object.assign(new Error("as another copy says it"), { name, ...more });
const answer = { response: { status: 422 }, data: { errorKey: "fileSizeError", message: { id: "k-1" } } };

it.each([
  ["NetworkError", {}, { kind: "offline" }],
  ["TimeoutError", {}, { kind: "slow" }],
  ["HTTPError", answer, { kind: "refused", status: 422, errorKey: "fileSizeError", correlationId: "k-1" }],
  ["SchemaValidationError", {}, { kind: "broken" }],
])("recognises a failure by its name, whichever copy of ky threw it: %s", (name, more, failure) => {
  expect(toFailure(named(name, more))).toEqual(failure);
});

it("rethrows a fault in our own code", () => {
  const fault = new TypeError("x is not a function");
  expect(() => toFailure(fault)).toThrow(fault);
});

it("takes a refusal with status 401, and no other failure, as the end of a session", () => {
  const failures: (Failure | undefined)[] = [
    { kind: "refused", status: 401 },
    { kind: "refused", status: 403 },
    { kind: "offline" },
    undefined,
  ];
  expect(failures.map(isSignedOut)).toEqual([true, false, false, false]);
});

it("reads as what the server says, or else as our own text for a lost connection or anything else", () => {
  const own = { offline: "Du er offline.", other: "Det gik ikke." };
  const texts = (
    [{ kind: "refused", status: 429, reason: "Vent." }, { kind: "offline" }, { kind: "slow" }] as const
  ).map((failure) => failureText(failure, own));
  expect(texts).toEqual(["Vent.", own.offline, own.other]);
});

it("has a reference only if the server refused with one", () => {
  const failures: Failure[] = [
    { kind: "refused", status: 500, correlationId: "k-1" },
    { kind: "refused", status: 502 },
    { kind: "slow" },
  ];
  expect(failures.map(referenceOf)).toEqual(["k-1", undefined, undefined]);
});
