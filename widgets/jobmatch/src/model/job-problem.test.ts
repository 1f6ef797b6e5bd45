import { expect, it } from "vitest";
import { jobProblemOf, objectionToCv } from "./job-problem.ts";

it.each([
  [{ kind: "offline" }, "nothing"],
  [{ kind: "slow" }, "nothing"],
  [{ kind: "broken" }, "nothing"],
  [{ kind: "refused", status: 500, errorKey: "genericError" }, "nothing"],
  [{ kind: "refused", status: 429, errorKey: "tooManyRequests" }, "nothing"],
  [{ kind: "refused", status: 413 }, "nothing"],
  [{ kind: "refused", status: 422, errorKey: "tooManyPagesError" }, "cv"],
  [{ kind: "refused", status: 422, errorKey: "genericError" }, "cv"],
  [{ kind: "refused", status: 400, errorKey: "unknownZip" }, "everything"],
] as const)("after %j clears %s", (failure, clears) => {
  expect(jobProblemOf(failure, "search").clears).toBe(clears);
});

it("clears nothing for a file that was rejected before it was sent", () => {
  expect(objectionToCv("fileSizeError")).toEqual({
    errorKey: "fileSizeError",
    wording: "fileSizeError",
    cause: "file",
    retryable: false,
    status: undefined,
    correlationId: undefined,
    during: "upload",
    clears: "nothing",
  });
});
