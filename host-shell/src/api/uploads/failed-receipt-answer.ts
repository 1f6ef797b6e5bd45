import type { Context } from "hono";
import type { Logger } from "pino";
import { clientGone, problem, tryLater } from "../answers/problem.ts";
import type { ApiEnv } from "../api-env.ts";
import type { FailedReceipt } from "./receive-multipart.ts";

interface FailedReceiptOptions {
  readonly tooLarge: () => Response;
  readonly log: Logger;
}

/** The answer to a file that was not received. */
export function failedReceiptAnswer(
  c: Context<ApiEnv>,
  receipt: FailedReceipt,
  { tooLarge, log }: FailedReceiptOptions,
): Response {
  switch (receipt.kind) {
    case "too-large":
      return tooLarge();
    case "malformed":
      log.info({ correlationId: c.get("correlationId"), reason: receipt.reason }, "an upload is malformed");
      return problem(c, 400);
    case "stalled":
      return problem(c, 408);
    case "not-admitted":
      return tryLater(c, 10);
    case "gone":
      return clientGone();
  }
}
