import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { CvErrorKey } from "shared-runtime/api/cv.ts";
import type { ApiProblem } from "shared-runtime/api/api-problem.ts";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import type { ApiEnv } from "../api-env.ts";

const statusOf = {
  fileSizeError: 413,
  wrongFileExtensionError: 415,
  tooManyPagesError: 422,
  insufficientContentError: 422,
  genericError: 422,
} as const satisfies Record<CvErrorKey, ContentfulStatusCode>;

/** An error answer of the API. Its id is the correlation id, which is also in the log. */
export function problem(
  c: Context<ApiEnv>,
  status: ContentfulStatusCode,
  errorKey = "genericError",
  { text, ...more }: Omit<ApiProblem, "errorKey" | "message"> & Pick<ApiProblem["message"], "text"> = {},
) {
  const message = { id: c.get("correlationId"), ...(text !== undefined && { text }) };
  return c.json({ errorKey, message, ...more } satisfies ApiProblem, status);
}

/** The error answer for a refused CV. The error key decides its status. */
export function cvProblem(c: Context<ApiEnv>, errorKey: CvErrorKey) {
  return problem(c, statusOf[errorKey], errorKey);
}

/** Answers 503: the server cannot answer now, but can soon. */
export function tryLater(c: Context<ApiEnv>, seconds: number) {
  c.header("retry-after", String(seconds));
  return problem(c, 503);
}

/** Answers 507: there is no room to store the content, so nothing was stored. */
export function storageFull(
  c: Context<ApiEnv>,
  reason = "Der er ikke plads til at gemme noget lige nu, så det, du sendte, er ikke gemt. Prøv igen senere.",
) {
  return problem(c, 507, "storageFull", { reason });
}

/** The answer to a call whose content could not be stored: 507 if there is no room, otherwise 503. */
export function notStored(c: Context<ApiEnv>, error: unknown, seconds: number) {
  return isDiskFull(error) ? storageFull(c) : tryLater(c, seconds);
}

/** Answers 408: the body arrived too slowly. */
export function sentTooSlowly(c: Context<ApiEnv>) {
  const reason = "Det, du sendte, kom for langsomt frem og er ikke gemt. Prøv igen på en bedre forbindelse.";
  return problem(c, 408, "genericError", { reason });
}

/** A status for the log if the client has disconnected. */
export function clientGone(): Response {
  return new Response(null, { status: 499 });
}
