import { Hono } from "hono";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import {
  type IssuedToken,
  NewToken,
  RevokeOptions,
  type TokenList,
  TokenQuery,
} from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import type { DeployTokens } from "./deploy-tokens.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { invalid, jsonOf, refused } from "../../api/answers/operator-answers.ts";
import { actorOf } from "../../api/guards/actor-of.ts";
import type { OperatorEnv, OperatorGuard } from "../../api/guards/operator-guard.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";

export interface DeployTokenDeps {
  readonly deployTokens: Pick<DeployTokens, "issue" | "list" | "revoke">;
  readonly guard: OperatorGuard;
  readonly security: SecurityLog;
}

const Id = v.pipe(v.string(), v.uuid());

/** The calls with which operators make, list and revoke deploy tokens. */
export function deployTokenCalls({ deployTokens, guard, security }: DeployTokenDeps) {
  const operator = guard.holders("widgets", "make, list and revoke tokens");
  const calls = new Hono<OperatorEnv>();

  calls.post("/", operator, async (c) => {
    const body = v.safeParse(NewToken, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { widget, label, days, by } = body.output;
    const actor = actorOf(c.get("operator").name, by);
    const { id, token, expiresAt } = await deployTokens.issue({ widget, label, days, actor });
    security(c, "token-made", { right: "deploy", widget, holder: label, token: id });
    return c.json({ id, token, expiresAt: expiresAt.toISOString() } satisfies IssuedToken, 201);
  });

  calls.get("/", operator, async (c) => {
    const query = v.safeParse(TokenQuery, c.req.query(), plainMessages);
    if (!query.success) return invalid(c, query.issues);
    const tokens = await deployTokens.list(query.output.widget);
    return c.json({
      tokens: tokens.map(({ createdAt, expiresAt, revokedAt, ...token }) => ({
        ...token,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
    } satisfies TokenList);
  });

  calls.delete("/:id", operator, async (c) => {
    const query = v.safeParse(RevokeOptions, c.req.query(), plainMessages);
    if (!query.success) return invalid(c, query.issues);
    const id = c.req.param("id");
    const revoked = v.is(Id, id) && (await deployTokens.revoke(id, actorOf(c.get("operator").name, query.output.by)));
    if (!revoked) return refused(c, 404, "tokenUnknown", ["There is no such token, or it was revoked."]);
    security(c, "token-revoked", { right: "deploy", token: id });
    return c.body(null, 204);
  });

  return new Hono<ApiEnv>().route("/api/registry/tokens", calls);
}
