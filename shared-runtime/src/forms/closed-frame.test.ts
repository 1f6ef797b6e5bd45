import { afterEach, expect, it, vi } from "vitest";
import { toFailure } from "../api/failure.ts";
import { problemOf } from "../cv/cv-problem.ts";
import { explainClosedFrame } from "./closed-frame.ts";
import { submissionProblem } from "./submission-problem.ts";

afterEach(() => vi.unstubAllGlobals());

/** The error that a caller gets for a call that failed with an error of this name, in a page of this origin. */
function explained(origin: string, name: string, more: object = {}): unknown {
  vi.stubGlobal("origin", origin);
  try {
    return explainClosedFrame(Object.assign(new Error("failed"), { name, ...more }));
  } catch (error) {
    return error;
  }
}
const inFrame = expect.stringContaining("Siden vises i en lukket ramme");

it("says of a form and of a CV that a frame without an origin sends nothing, and not that the connection is lost", () => {
  const error = explained("null", "NetworkError");
  expect(toFailure(error)).toEqual({ kind: "offline", reason: inFrame });
  expect(submissionProblem({ path: "", fields: [] }, error).failure.reason).toEqual(inFrame);
  expect(problemOf(toFailure(error))).toMatchObject({ cause: "offline", reason: inFrame });
});

it("leaves a lost connection of other pages, and the server's own answer, as they are", () => {
  expect(toFailure(explained("https://www.firma.example", "NetworkError"))).toEqual({ kind: "offline" });
  const answer = { response: { status: 403 }, data: { errorKey: "genericError", message: { id: "1" }, reason: "Nej" } };
  expect(toFailure(explained("null", "HTTPError", answer))).toMatchObject({ kind: "refused", reason: "Nej" });
});
