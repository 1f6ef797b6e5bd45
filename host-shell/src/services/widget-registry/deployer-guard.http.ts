import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { WidgetName } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import type { DeployRefusal, DeployTokens, ValidToken } from "./deploy-tokens.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { bearerToken } from "../../api/guards/bearer-token.ts";
import { noteSecret } from "../../api/guards/note-secret.ts";
import { unauthorized } from "../../api/answers/operator-answers.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";

export interface DeployerEnv extends ApiEnv {
  Variables: ApiEnv["Variables"] & {
    /** The label of the token that authorised the call. */
    deployer: string;
    /** The id and the end of that token. */
    deployToken: Pick<ValidToken, "id" | "expiresAt">;
  };
}

export type DeployerGuard = MiddlewareHandler<DeployerEnv>;

const reasons: Readonly<Record<DeployRefusal, string>> = {
  unknown: "it is not known here",
  revoked: "it was revoked",
  expired: "it has expired",
  "other widget": "it was made for another widget",
};

/** Requires a deploy token for the widget `:name`. Notes each use of a token and each refusal in the security log. */
export function deployersOnly({ check }: Pick<DeployTokens, "check">, note: SecurityLog): DeployerGuard {
  return createMiddleware<DeployerEnv>(async (c, next) => {
    const name = c.req.param("name");
    const widget = v.is(WidgetName, name) ? name : undefined;
    const checked = await check(name ?? "", bearerToken(c));
    noteSecret(c, checked.refusal === undefined);
    if (checked.refusal !== undefined) {
      const { refusal, label } = checked;
      note(c, "token-refused", { right: "deploy", widget, reason: refusal, holder: label });
      return unauthorized(
        c,
        `This token may not deploy ${name}: ${reasons[refusal]}. Set WIDGET_TOKEN to one that was made for it.`,
      );
    }
    const { id, label, expiresAt } = checked;
    note(c, "right-used", { right: "deploy", widget, holder: label });
    c.set("deployer", label);
    c.set("deployToken", { id, expiresAt });
    return next();
  });
}
