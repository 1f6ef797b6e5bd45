import { expect, it } from "vitest";
import { isGone, problemOf } from "./cv-problem.ts";

it.each([
  [{ kind: "offline" }, { errorKey: "genericError", cause: "offline", retryable: true }],
  [{ kind: "slow" }, { errorKey: "genericError", cause: "slow", retryable: true }],
  [{ kind: "broken" }, { errorKey: "genericError", cause: "broken", retryable: true }],
  [
    { kind: "refused", status: 500 },
    { errorKey: "genericError", cause: "refused", retryable: true },
  ],
  [
    { kind: "refused", status: 429 },
    { errorKey: "genericError", cause: "refused", retryable: true },
  ],
  [
    { kind: "refused", status: 403 },
    { errorKey: "genericError", cause: "refused", retryable: true },
  ],
  [
    { kind: "refused", status: 404, errorKey: "genericError" },
    { errorKey: "genericError", cause: "refused", retryable: false },
  ],
  [
    { kind: "refused", status: 500, errorKey: "fileSizeError" },
    { errorKey: "fileSizeError", cause: "refused", retryable: true },
  ],
  [
    { kind: "refused", status: 422, errorKey: "genericError" },
    { errorKey: "genericError", cause: "refused", retryable: false },
  ],
  [
    { kind: "refused", status: 413, errorKey: "fileSizeError" },
    { errorKey: "fileSizeError", cause: "refused", retryable: false },
  ],
  [
    { kind: "refused", status: 400, errorKey: "toString" },
    { errorKey: "genericError", cause: "refused", retryable: true },
  ],
] as const)("turns the failure %j into the problem %j", (failure, problem) => {
  const status = failure.kind === "refused" ? failure.status : undefined;
  expect(problemOf(failure)).toEqual({ ...problem, wording: problem.errorKey, status, correlationId: undefined });
});

it("keeps the correlation id, which the visitor can quote to support", () => {
  expect(problemOf({ kind: "refused", status: 500, correlationId: "k-1" }).correlationId).toBe("k-1");
});

it("treats only an expired token and a deleted CV as gone", () => {
  const gone = [401, 403, 404, 410, 500].filter((status) => isGone({ kind: "refused", status }));
  expect([gone, isGone({ kind: "offline" })]).toEqual([[401, 404], false]);
});
