import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { refused } from "../../api/answers/operator-answers.ts";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import { logDiskFull } from "../../disk/log-disk-full.ts";
import { messages } from "./registry-messages.ts";
import { RegistryRefusal } from "./registry-refusal.ts";

const statusOf: Readonly<Record<string, ContentfulStatusCode>> = {
  versionExists: 409,
  versionTooLow: 409,
  versionWithdrawn: 409,
  versionUnsafe: 409,
  versionUntrusted: 409,
  versionServed: 409,
  nothingBefore: 409,
  releaseActive: 409,
  nothingToCompare: 409,
  notAbove: 409,
  placeholdersBreak: 409,
  keyExists: 409,
  statementMissing: 403,
  statementInvalid: 403,
  versionUnknown: 404,
  keyUnknown: 404,
  noRelease: 404,
  channelEmpty: 404,
  versionTooLarge: 413,
  widgetBusy: 503,
};

const secondsToRetry = 5;
const serverFull =
  "The disk of the server is full, and nothing was changed. Repeat the command when the server's operator has made room.";

/** Answers errors in the calls of teams: refusals of the registry, and a full disk. Throws any other error again. */
export function answerRegistryError(log: Logger) {
  return (error: Error, c: Context): Response => {
    if (isDiskFull(error)) {
      logDiskFull(log, error);
      return refused(c, 507, "storageFull", [serverFull]);
    }
    if (!(error instanceof RegistryRefusal)) throw error;
    const { errorKey, reasons, details } = error;
    const correlationId = String(c.get("correlationId"));
    if (details) log.warn({ correlationId, errorKey, ...details }, "a widget was not changed");
    const status = statusOf[errorKey] ?? 422;
    if (status === 503) c.header("retry-after", String(secondsToRetry));
    return refused(c, status, errorKey, details ? [...reasons, messages.askOperator(correlationId)] : reasons);
  };
}
