import type { Failure } from "shared-runtime/api/failure.ts";
import { objection, problemOf } from "shared-runtime/cv/cv-problem.ts";
import { expect, it } from "vitest";
import { clearedBy } from "./job-problem.ts";

const failures: readonly (readonly [Failure, string])[] = [
  [{ kind: "offline" }, "nothing"],
  [{ kind: "slow" }, "nothing"],
  [{ kind: "broken" }, "nothing"],
  [{ kind: "refused", status: 500, errorKey: "genericError" }, "nothing"],
  [{ kind: "refused", status: 429, errorKey: "tooManyRequests" }, "nothing"],
  [{ kind: "refused", status: 413 }, "nothing"],
  [{ kind: "refused", status: 422, errorKey: "tooManyPagesError" }, "cv"],
  [{ kind: "refused", status: 422, errorKey: "genericError" }, "cv"],
  [{ kind: "refused", status: 400, errorKey: "unknownZip" }, "everything"],
];

it.each(failures)("after %j clears %s", (failure, cleared) => {
  expect(clearedBy({ ...problemOf(failure), failure })).toBe(cleared);
});

it("clears nothing for a file that was rejected before it was sent, nor without a problem", () => {
  expect([clearedBy(objection("fileSizeError")), clearedBy(undefined)]).toEqual(["nothing", "nothing"]);
});
