import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { RegistryProblem } from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import { unlessTooSlow } from "../bodies/sender-too-slow.ts";

/** The body as JSON; `undefined` if it is not valid JSON. */
export function jsonOf(c: Context): Promise<unknown> {
  return c.req.json().catch(unlessTooSlow);
}

/** `reasons` are sentences for the operator. */
export function refused(c: Context, status: ContentfulStatusCode, errorKey: string, reasons: readonly string[]) {
  const id = String(c.get("correlationId"));
  return c.json({ errorKey, message: { id }, reasons: [...reasons] } satisfies RegistryProblem, status);
}

export function unauthorized(c: Context, reason: string) {
  c.header("www-authenticate", "Bearer");
  return refused(c, 401, "tokenRefused", [reason]);
}

/** `whole` names the input in issues that have no path. */
export function invalid(c: Context, issues: readonly v.BaseIssue<unknown>[], whole = "The call") {
  return refused(
    c,
    400,
    "inputInvalid",
    issues.map((issue) => `${v.getDotPath(issue) ?? whole} ${issue.message}.`),
  );
}
