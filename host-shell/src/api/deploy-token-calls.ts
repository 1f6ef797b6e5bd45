import { Hono } from "hono";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import { NewToken, RevokeOptions, type TokenList, TokenQuery } from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import type { DeployTokens } from "../services/widget-registry/deploy-tokens.ts";
import type { ApiEnv } from "./api-env.ts";
import { adminsOnly } from "./bearer-guard.ts";
import { invalid, jsonOf, refused } from "./operator-answers.ts";

export interface DeployTokenDeps {
  readonly deployTokens: Pick<DeployTokens, "issue" | "list" | "revoke">;
  readonly adminToken: string;
}

/** The calls with which operators make, list and revoke deploy tokens. */
export function deployTokenCalls({ deployTokens, adminToken }: DeployTokenDeps) {
  const admin = adminsOnly(adminToken, "Only the server's DEPLOY_ADMIN_TOKEN may make, list and revoke tokens.");
  const calls = new Hono<ApiEnv>();

  calls.post("/", admin, async (c) => {
    const body = v.safeParse(NewToken, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { widget, label, by } = body.output;
    return c.json(await deployTokens.issue({ widget, label, actor: administrator(by) }), 201);
  });

  calls.get("/", admin, async (c) => {
    const query = v.safeParse(TokenQuery, c.req.query(), plainMessages);
    if (!query.success) return invalid(c, query.issues);
    const tokens = await deployTokens.list(query.output.widget);
    return c.json({
      tokens: tokens.map(({ createdAt, revokedAt, ...token }) => ({
        ...token,
        createdAt: createdAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
    } satisfies TokenList);
  });

  calls.delete("/:id{[0-9a-f-]{36}}", admin, async (c) => {
    const query = v.safeParse(RevokeOptions, c.req.query(), plainMessages);
    if (!query.success) return invalid(c, query.issues);
    const revoked = await deployTokens.revoke(c.req.param("id"), administrator(query.output.by));
    return revoked
      ? c.body(null, 204)
      : refused(c, 404, "tokenUnknown", ["There is no such token, or it was revoked."]);
  });

  return new Hono<ApiEnv>().route("/api/registry/tokens", calls);
}

/** The person who operates the server, if given. */
export function administrator(by: string | undefined): string {
  return by === undefined ? "administrator" : `${by} (administrator)`;
}
