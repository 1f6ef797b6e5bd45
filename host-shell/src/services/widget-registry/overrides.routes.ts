import { Hono } from "hono";
import { NewOverrideLink, type OverrideLink, type OverrideLinkList } from "shared-runtime/api/override-links.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import { RevokeOptions, TokenQuery } from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";
import type { OverrideLinks } from "./override-links.ts";
import type { WidgetOverrides } from "./widget-overrides.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import type { DeployerEnv, DeployerGuard } from "./deployer-guard.http.ts";
import { invalid, jsonOf, refused } from "../../api/answers/operator-answers.ts";
import { actorOf } from "../../api/guards/actor-of.ts";
import { noteSecret } from "../../api/guards/note-secret.ts";
import type { OperatorEnv, OperatorGuard } from "../../api/guards/operator-guard.ts";

export interface OverrideDeps {
  readonly overrides: Pick<WidgetOverrides, "sign" | "open">;
  readonly deployers: DeployerGuard;
}

export interface OverrideLinkDeps {
  readonly overrideLinks: Pick<OverrideLinks, "list" | "revoke">;
  readonly guard: OperatorGuard;
}

/**
 * The calls that create links for a team, which load its widget from the team's own machine, and the calls with which
 * pages check these links.
 */
export function overrideCalls({ overrides, deployers }: OverrideDeps) {
  const calls = new Hono<DeployerEnv>();

  calls.post("/widgets/:name/override-links", deployers, async (c) => {
    const body = v.safeParse(NewOverrideLink, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { url: origin, hours, by } = body.output;
    const override = { widget: c.req.param("name"), origin };
    const actor = actorOf(c.get("deployer"), by);
    const { id, token, expiresAt } = await overrides.sign(override, { hours, actor, by: c.get("deployToken") });
    return c.json({ id, token, expiresAt: expiresAt.toISOString() } satisfies OverrideLink, 201);
  });

  calls.get("/override", async (c) => {
    // Pages of all origins may ask, since the answer contains only what the token says.
    c.header("access-control-allow-origin", "*");
    const override = await overrides.open(c.req.query("token") ?? "");
    noteSecret(c, override !== undefined);
    if (override) return c.json(override);
    return refused(c, 401, "overrideRefused", ["This link has expired or was revoked. Make a new one."]);
  });

  return new Hono<ApiEnv>().route("/api/registry", calls);
}

/** The calls with which operators list and revoke the links of all teams. */
export function overrideLinkCalls({ overrideLinks, guard }: OverrideLinkDeps) {
  const operator = guard.holders("widgets", "list and revoke links");
  const calls = new Hono<OperatorEnv>();

  calls.get("/override-links", operator, async (c) => {
    const query = v.safeParse(TokenQuery, c.req.query(), plainMessages);
    if (!query.success) return invalid(c, query.issues);
    const links = await overrideLinks.list(query.output.widget);
    return c.json({
      links: links.map(({ deployToken: _deployToken, createdAt, expiresAt, revokedAt, ...link }) => ({
        ...link,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
    } satisfies OverrideLinkList);
  });

  calls.delete("/override-links/:id{[0-9a-f-]{36}}", operator, async (c) => {
    const query = v.safeParse(RevokeOptions, c.req.query(), plainMessages);
    if (!query.success) return invalid(c, query.issues);
    const id = v.safeParse(v.pipe(v.string(), v.uuid()), c.req.param("id"));
    const revoked =
      id.success && (await overrideLinks.revoke(id.output, actorOf(c.get("operator").name, query.output.by)));
    return revoked ? c.body(null, 204) : refused(c, 404, "linkUnknown", ["There is no such link, or it was revoked."]);
  });

  return new Hono<ApiEnv>().route("/api/registry", calls);
}
