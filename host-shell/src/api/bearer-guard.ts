import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { WidgetName } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import { sameSecret } from "../security/same-secret.ts";
import type { DeployTokens } from "../services/widget-registry/deploy-tokens.ts";
import type { ApiEnv } from "./api-env.ts";
import { unauthorized } from "./operator-answers.ts";

export interface DeployerEnv extends ApiEnv {
  Variables: ApiEnv["Variables"] & {
    /** The label of the token that authorised the call. */
    deployer: string;
  };
}

/** Requires the server's admin token. Other calls are answered with `reason`. */
export function adminsOnly(adminToken: string, reason: string) {
  return createMiddleware<ApiEnv>(async (c, next) =>
    sameSecret(bearerToken(c), adminToken) ? next() : unauthorized(c, reason),
  );
}

/** Requires a deploy token for the widget `:name`. */
export function deployersOnly({ labelOf }: Pick<DeployTokens, "labelOf">) {
  return createMiddleware<DeployerEnv>(async (c, next) => {
    const name = c.req.param("name");
    const label = v.is(WidgetName, name) ? await labelOf(name, bearerToken(c)) : undefined;
    if (label === undefined) {
      return unauthorized(c, `This token may not deploy ${name}. Set WIDGET_TOKEN to one that was made for it.`);
    }
    c.set("deployer", label);
    return next();
  });
}

/** The token of the `authorization` header; empty if there is none. */
export function bearerToken(c: Context): string {
  return /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
}
