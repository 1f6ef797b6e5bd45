import { expect, it } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { createWidgetOverrides } from "../services/widget-registry/widget-overrides.ts";
import { deployersOnly } from "./deployer-guard.ts";
import { overrideCalls } from "./override-calls.ts";
import { createSecurityLog } from "./security-log.ts";

const overrides = createWidgetOverrides({
  secret: new TextEncoder().encode("a secret of at least 32 characters"),
  origins: [],
  now: () => new Date("2026-01-05T12:00:00Z"),
});
const labelOf = async (widget: string, token: string) =>
  widget === "cv-check" && token === "lk_1" ? "Team" : undefined;
const security = createSecurityLog({ log: createLogger("silent") });
const calls = overrideCalls({ overrides, deployers: deployersOnly({ labelOf }, security) });
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
