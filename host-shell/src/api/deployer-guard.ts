import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { WidgetName } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import type { DeployTokens } from "../services/widget-registry/deploy-tokens.ts";
import type { ApiEnv } from "./api-env.ts";
import { bearerToken } from "./bearer-token.ts";
import { unauthorized } from "./operator-answers.ts";
import type { SecurityLog } from "./security-log.ts";

export interface DeployerEnv extends ApiEnv {
  Variables: ApiEnv["Variables"] & {
    /** The label of the token that authorised the call. */
    deployer: string;
  };
}

export type DeployerGuard = MiddlewareHandler<DeployerEnv>;

/** Requires a deploy token for the widget `:name`. Each use of it and each refusal is noted. */
export function deployersOnly({ labelOf }: Pick<DeployTokens, "labelOf">, note: SecurityLog): DeployerGuard {
  return createMiddleware<DeployerEnv>(async (c, next) => {
    const name = c.req.param("name");
    const widget = v.is(WidgetName, name) ? name : undefined;
    const label = widget === undefined ? undefined : await labelOf(widget, bearerToken(c));
    if (label === undefined) {
      note(c, "token-refused", { right: "deploy", widget, reason: "unknown" });
      return unauthorized(
        c,
        `This token may not deploy ${name}: it was made for another widget, was revoked or has expired. Set WIDGET_TOKEN to one that was made for it.`,
      );
    }
    note(c, "right-used", { right: "deploy", widget, holder: label });
    c.set("deployer", label);
    return next();
  });
}
