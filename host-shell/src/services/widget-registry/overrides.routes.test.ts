import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ApiEnv } from "../../api/api-env.ts";
import { createLogger } from "../../logging/logger.ts";
import { createWidgetOverrides } from "./widget-overrides.ts";
import { deployersOnly } from "./deployer-guard.http.ts";
import { linksInMemory } from "./testing/links-in-memory.ts";
import { createOperatorAccess } from "../operator-tokens/operator-access.ts";
import { createOperatorGuard } from "../../api/guards/operator-guard.ts";
import { overrideCalls, overrideLinkCalls } from "./overrides.routes.ts";
import { createSecurityLog } from "../../api/guards/security-log.ts";

const links = linksInMemory();
const overrides = createWidgetOverrides({
  secret: new TextEncoder().encode("a secret of at least 32 characters"),
  origins: [],
  links,
  now: () => new Date("2026-01-05T12:00:00Z"),
});
const check = async (widget: string, token: string) =>
  widget === "cv-check" && token === "lk_1"
    ? { id: "5f0c2f4e-8a57-4a53-9b1d-1f8c7d6e5a40", label: "Team", expiresAt: new Date("2026-01-06T12:00:00Z") }
    : { refusal: "unknown" as const };
const security = createSecurityLog({ log: createLogger("silent") });
const guard = createOperatorGuard(createOperatorAccess({ find: async () => undefined }, "lka_1"), security);
const overrideLinks = {
  list: async () => [],
  revoke: async (id: string) => {
    links.revoked.add(id);
    return true;
  },
};
const calls = new Hono<ApiEnv>()
  .route("/", overrideCalls({ overrides, deployers: deployersOnly({ check }, security) }))
  .route("/", overrideLinkCalls({ overrideLinks, guard }));
const make = (widget: string, token: string, body: unknown) =>
  calls.request(`/api/registry/widgets/${widget}/override-links`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

it("creates a link for a team's own widget, which every page can check", async () => {
  const made = await make("cv-check", "lk_1", { url: "https://dev.example:8443/", hours: 2 });
  expect(made.status).toBe(201);
  const { token, expiresAt } = await made.json();
  expect(expiresAt).toBe("2026-01-05T14:00:00.000Z");
  const answer = await calls.request(`/api/registry/override?token=${token}`);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await answer.json()).toEqual({ widget: "cv-check", origin: "https://dev.example:8443" });
});

it("records the deploy token with the link, which ends no later", async () => {
  const { id, expiresAt } = await (
    await make("cv-check", "lk_1", { url: "https://dev.example:8443/", hours: 72 })
  ).json();
  expect(expiresAt).toBe("2026-01-06T12:00:00.000Z");
  expect(links.deployTokens.get(id)).toBe("5f0c2f4e-8a57-4a53-9b1d-1f8c7d6e5a40");
});

it("refuses a link to a server that anybody on the way could replace", async () => {
  const answer = await make("cv-check", "lk_1", { url: "http://dev.example:8443" });
  expect([answer.status, (await answer.json()).reasons]).toEqual([
    400,
    ["url must begin with https://, except on this machine, like http://localhost:5173."],
  ]);
  for (const url of ["http://127.0.0.1:5173", "http://[::1]:5173", "http://dev.localhost:5173"])
    expect((await make("cv-check", "lk_1", { url })).status).toBe(201);
  for (const url of ["http://localhost.example", "http://127.0.0.1.example"])
    expect((await make("cv-check", "lk_1", { url })).status).toBe(400);
});

it("an operator revokes a link, and no one else lists or revokes one", async () => {
  const { id, token } = await (await make("cv-check", "lk_1", { url: "https://dev.example" })).json();
  const call = (method: string, path: string, bearer: string) =>
    calls.request(`/api/registry/override-links${path}`, { method, headers: { authorization: `Bearer ${bearer}` } });
  for (const bearer of ["lk_1", ""]) {
    expect((await call("GET", "", bearer)).status).toBe(401);
    expect((await call("DELETE", `/${id}`, bearer)).status).toBe(401);
  }
  expect((await calls.request(`/api/registry/override?token=${token}`)).status).toBe(200);
  expect((await call("DELETE", `/${id}`, "lka_1")).status).toBe(204);
  const answer = await calls.request(`/api/registry/override?token=${token}`);
  expect([answer.status, (await answer.json()).errorKey]).toEqual([401, "overrideRefused"]);
});

it("refuses a link for the widget of another team", async () => {
  expect((await make("job-match", "lk_1", { url: "http://localhost:5173" })).status).toBe(401);
  expect((await make("cv-check", "lk_2", { url: "http://localhost:5173" })).status).toBe(401);
});

it.each([{}, { url: "javascript:alert(1)" }, { url: "http://a;b" }, { url: "http://localhost:1", hours: 1000 }])(
  "names the fault of %j",
  async (body) => {
    const answer = await make("cv-check", "lk_1", body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ errorKey: "inputInvalid", reasons: [expect.stringMatching(/^(url|hours|The call) /)] }),
    ]);
  },
);

it.each(["/some/path", "/?a=1", "/#top"])(
  "refuses an address with more than an origin, as %s would be lost",
  async (rest) => {
    const answer = await make("cv-check", "lk_1", { url: `https://dev.example:8443${rest}` });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({
        reasons: [
          "url must be the address of a development server without a path or query, like http://localhost:5173.",
        ],
      }),
    ]);
  },
);

it("refuses a token of another server", async () => {
  expect((await calls.request("/api/registry/override?token=a.b.c")).status).toBe(401);
  expect((await calls.request("/api/registry/override")).status).toBe(401);
});
