import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { RegistryProblem } from "shared-runtime/api/registry-management.ts";
import { WidgetName } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import type { DeployTokens } from "../services/widget-registry/deploy-tokens.ts";
import type { ApiEnv } from "./api-env.ts";

export interface RegistryEnv extends ApiEnv {
  Variables: ApiEnv["Variables"] & {
    /** The label of the token that the call came with. */
    deployer: string;
  };
}

/** Lets calls about the widget `:name` pass that come with a token for it. */
export function deployersOnly({ labelOf }: Pick<DeployTokens, "labelOf">) {
  return createMiddleware<RegistryEnv>(async (c, next) => {
    const name = c.req.param("name");
    const label = v.is(WidgetName, name) ? await labelOf(name, bearer(c)) : undefined;
    if (label === undefined) {
      return unauthorized(c, `This token may not deploy ${name}. Set WIDGET_TOKEN to one that was made for it.`);
    }
    c.set("deployer", label);
    return next();
  });
}

export function bearer(c: Context): string {
  return /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
}

export function jsonOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}

/** `reasons` are sentences for who called. */
export function refused(c: Context, status: ContentfulStatusCode, errorKey: string, reasons: readonly string[]) {
  const id = String(c.get("correlationId"));
  return c.json({ errorKey, message: { id }, reasons: [...reasons] } satisfies RegistryProblem, status);
}

export function unauthorized(c: Context, reason: string) {
  c.header("www-authenticate", "Bearer");
  return refused(c, 401, "tokenRefused", [reason]);
}

/** `whole` names what was given, where an issue names no part of it. */
export function invalid(c: Context, issues: readonly v.BaseIssue<unknown>[], whole = "The call") {
  return refused(
    c,
    400,
    "inputInvalid",
    issues.map((issue) => `${v.getDotPath(issue) ?? whole} ${issue.message}.`),
  );
}
