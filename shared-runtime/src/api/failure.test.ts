import { expect, it } from "vitest";
import { toFailure } from "./failure.ts";

/** As another copy of ky throws it, whose classes are not ours. */
const named = (name: string, more: object = {}) =>
  Object.assign(new Error("as another copy says it"), { name, ...more });
const answer = { response: { status: 422 }, data: { errorKey: "fileSizeError", message: { id: "k-1" } } };

it.each([
  ["NetworkError", {}, { kind: "offline" }],
  ["TimeoutError", {}, { kind: "slow" }],
  ["HTTPError", answer, { kind: "refused", status: 422, errorKey: "fileSizeError", correlationId: "k-1" }],
  ["SchemaValidationError", {}, { kind: "broken" }],
])("a failure is known by its name, whichever copy of ky threw it: %s", (name, more, failure) => {
  expect(toFailure(named(name, more))).toEqual(failure);
});

it("a fault of our own is thrown again", () => {
  const fault = new TypeError("x is not a function");
  expect(() => toFailure(fault)).toThrow(fault);
});
