import { Hono } from "hono";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import { NewOverrideLink, type OverrideLink } from "shared-runtime/api/widget-override.ts";
import * as v from "valibot";
import type { WidgetOverrides } from "../services/widget-registry/widget-overrides.ts";
import type { ApiEnv } from "./api-env.ts";
import type { DeployerEnv, DeployerGuard } from "./deployer-guard.ts";
import { invalid, jsonOf, refused } from "./operator-answers.ts";

export interface OverrideDeps {
  readonly overrides: Pick<WidgetOverrides, "sign" | "open">;
  readonly deployers: DeployerGuard;
}

/**
 * The calls with which a team creates links that load its widget from its own machine, and with which pages check
 * them.
 */
export function overrideCalls({ overrides, deployers }: OverrideDeps) {
  const calls = new Hono<DeployerEnv>();

  calls.post("/widgets/:name/override-links", deployers, async (c) => {
    const body = v.safeParse(NewOverrideLink, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { url: origin, hours } = body.output;
    const link = await overrides.sign({ widget: c.req.param("name"), origin }, hours);
    return c.json({ token: link.token, expiresAt: link.expiresAt.toISOString() } satisfies OverrideLink, 201);
  });

  calls.get("/override", async (c) => {
    // Pages of every origin ask, and the answer contains only what the token says.
    c.header("access-control-allow-origin", "*");
    const override = await overrides.open(c.req.query("token") ?? "");
    return override ? c.json(override) : refused(c, 401, "overrideRefused", ["This link has expired. Make a new one."]);
  });

  return new Hono<ApiEnv>().route("/api/registry", calls);
}
