import { createMiddleware } from "hono/factory";
import type { MiddlewareHandler } from "hono";
import type { OperatorRight } from "shared-runtime/api/operator-tokens.ts";
import type { ApiEnv } from "../api-env.ts";
import { bearerToken } from "./bearer-token.ts";
import { noteSecret } from "./note-secret.ts";
import { unauthorized } from "../answers/operator-answers.ts";
import type { SecurityLog } from "./security-log.ts";

/** The caller: the administrator, or the holder of a token. */
export interface Operator {
  /** The label of the token; `administrator` for the DEPLOY_ADMIN_TOKEN of the server. */
  readonly name: string;
  /** Absent for the administrator. */
  readonly tokenId?: string;
}

/** Why a token does not allow the call. */
type TokenRefusal = "unknown" | "revoked" | "expired" | "other right";

type Access =
  | { readonly operator: Operator }
  /** `token` is absent if it is not known. */
  | { readonly refusal: TokenRefusal; readonly token?: { readonly id: string; readonly label: string } };

/**
 * Decides which callers have which right. The administrator, who has the server's DEPLOY_ADMIN_TOKEN, has all rights.
 */
export interface OperatorAccess {
  readonly administrator: (token: string) => boolean;
  readonly holder: (token: string, right: OperatorRight) => Promise<Access>;
}

export interface OperatorEnv extends ApiEnv {
  Variables: ApiEnv["Variables"] & {
    /** The operator who makes the call. */
    operator: Operator;
  };
}

/** Middleware for the calls of operators. Each use of a right and each refusal is noted. */
export interface OperatorGuard {
  /**
   * Requires a token with the right, or the server's DEPLOY_ADMIN_TOKEN. `what` completes the refusal
   * "Only a token with this right may …".
   */
  readonly holders: (right: OperatorRight, what: string) => MiddlewareHandler<OperatorEnv>;
  /** Requires the server's DEPLOY_ADMIN_TOKEN. */
  readonly administrators: (what: string) => MiddlewareHandler<OperatorEnv>;
}

const reasons: Readonly<Record<TokenRefusal, (what: string, right: OperatorRight) => string>> = {
  unknown: (what, right) => `Only a token with the right ${right}, or the server's DEPLOY_ADMIN_TOKEN, may ${what}.`,
  revoked: () => "This token was revoked. The administrator of the server makes another: npm run operators -- token",
  expired: () => "This token has expired. The administrator of the server makes another: npm run operators -- token",
  "other right": (what, right) => `This token has another right: only one with the right ${right} may ${what}.`,
};

export function createOperatorGuard(access: OperatorAccess, note: SecurityLog): OperatorGuard {
  return {
    holders: (right, what) =>
      createMiddleware<OperatorEnv>(async (c, next) => {
        const answer = await access.holder(bearerToken(c), right);
        noteSecret(c, !("refusal" in answer));
        if ("refusal" in answer) {
          const { refusal: reason, token } = answer;
          note(c, "token-refused", { right, reason, holder: token?.label, token: token?.id });
          return unauthorized(c, reasons[reason](what, right));
        }
        const { operator } = answer;
        note(c, "right-used", { right, holder: operator.name, token: operator.tokenId });
        c.set("operator", operator);
        return next();
      }),
    administrators: (what) =>
      createMiddleware<OperatorEnv>(async (c, next) => {
        const right = "administrator";
        const isRight = access.administrator(bearerToken(c));
        noteSecret(c, isRight);
        if (!isRight) {
          note(c, "token-refused", { right, reason: "unknown" });
          return unauthorized(c, `Only the server's DEPLOY_ADMIN_TOKEN may ${what}.`);
        }
        note(c, "right-used", { right, holder: right });
        c.set("operator", { name: right });
        return next();
      }),
  };
}
