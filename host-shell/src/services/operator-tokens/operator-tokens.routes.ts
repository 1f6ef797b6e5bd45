import { Hono } from "hono";
import {
  type IssuedOperatorToken,
  NewOperatorToken,
  type OperatorTokenList,
} from "shared-runtime/api/operator-tokens.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import { RevokeOptions } from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import type { OperatorTokens } from "./operator-tokens.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { invalid, jsonOf, refused } from "../../api/answers/operator-answers.ts";
import { actorOf } from "../../api/guards/actor-of.ts";
import type { OperatorEnv, OperatorGuard } from "../../api/guards/operator-guard.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";

export interface OperatorTokenDeps {
  readonly tokens: Pick<OperatorTokens, "issue" | "list" | "revoke">;
  readonly guard: OperatorGuard;
  readonly security: SecurityLog;
}

const Id = v.pipe(v.string(), v.uuid());

/** The calls with which the administrator makes, lists and revokes the tokens of operators. */
export function operatorTokenCalls({ tokens, guard, security }: OperatorTokenDeps) {
  const administrator = guard.administrators("make, list and revoke the tokens of operators");
  const calls = new Hono<OperatorEnv>();

  calls.post("/", administrator, async (c) => {
    const body = v.safeParse(NewOperatorToken, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { right, label, days, by } = body.output;
    const actor = actorOf(c.get("operator").name, by);
    const { id, token, expiresAt } = await tokens.issue({ right, label, days, actor });
    security(c, "token-made", { right, holder: label, token: id });
    return c.json({ id, token, expiresAt: expiresAt.toISOString() } satisfies IssuedOperatorToken, 201);
  });

  calls.get("/", administrator, async (c) =>
    c.json({
      tokens: (await tokens.list()).map(({ createdAt, expiresAt, revokedAt, ...token }) => ({
        ...token,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
    } satisfies OperatorTokenList),
  );

  calls.delete("/:id", administrator, async (c) => {
    const query = v.safeParse(RevokeOptions, c.req.query(), plainMessages);
    if (!query.success) return invalid(c, query.issues);
    const id = c.req.param("id");
    const revoked = v.is(Id, id)
      ? await tokens.revoke(id, actorOf(c.get("operator").name, query.output.by))
      : undefined;
    if (!revoked) return refused(c, 404, "tokenUnknown", ["There is no such token, or it was revoked."]);
    security(c, "token-revoked", { right: revoked.right, holder: revoked.label, token: id });
    return c.body(null, 204);
  });

  return new Hono<ApiEnv>().route("/api/operators/tokens", calls);
}
