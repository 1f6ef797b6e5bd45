import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { scriptedReviewer } from "../src/server/testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "../src/server/testing/test-server.ts";
import { type Outcome, runCommand } from "./testing/run-command.ts";

const script = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const adminToken = "lka_a-token-that-is-for-tests-alone";

let server: TestServer;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer(scriptedReviewer(), { DEPLOY_ADMIN_TOKEN: adminToken, ADMIN_PORT: "0" });
});
afterAll(() => server.stop());
beforeEach(() => {
  environment = { WIDGET_HOST: server.operatorUrl, DEPLOY_ADMIN_TOKEN: adminToken, GITHUB_ACTOR: "hanne" };
});

/** Runs `npm run <name> -- …` as a process. */
function run(name: string, ...args: readonly string[]): Promise<Outcome> {
  return runCommand(script(name), args, { environment });
}

async function tokenFor(right: string, label: string): Promise<{ readonly token: string; readonly id: string }> {
  const { said } = await run("operators", "token", right, label);
  const [, token = "", id = ""] = /^(lko_\S+)[\s\S]*revoke (\S+)$/.exec(said) ?? [];
  return { token, id };
}

it("makes a token that has one right, lists it, and revokes it", async () => {
  const { code, said } = await run("operators", "token", "jobs", "Import of the agency", "--days", "7");
  expect([code, said.replaceAll(/lko_\S+|\d{4}-\S+ \S+ UTC|[\da-f-]{36}/g, "…")]).toEqual([
    0,
    [
      "…",
      "",
      "It is shown only once, and valid until …. Set OPERATOR_TOKEN to it where it is used.",
      "To revoke it: npm run operators -- revoke …",
    ].join("\n"),
  ]);
  const [, token = "", id = ""] = /^(lko_\S+)[\s\S]*revoke (\S+)$/.exec(said) ?? [];

  environment = { WIDGET_HOST: server.operatorUrl, OPERATOR_TOKEN: token };
  expect((await run("jobs", "stats")).code).toBe(0);
  expect(await run("outbox", "list")).toEqual({
    code: 1,
    said: "This token has another right: only one with the right outbox may see and retry the outbox.",
  });
  expect(await run("widget", "token", "sample", "Team")).toEqual({
    code: 1,
    said: "This token has another right: only one with the right widgets may make, list and revoke tokens.",
  });
  environment["DEPLOY_ADMIN_TOKEN"] = token;
  expect(await run("operators", "tokens")).toEqual({
    code: 1,
    said: "Only the server's DEPLOY_ADMIN_TOKEN may make, list and revoke the tokens of operators.",
  });

  environment = { WIDGET_HOST: server.operatorUrl, DEPLOY_ADMIN_TOKEN: adminToken, GITHUB_ACTOR: "hanne" };
  const listed = async () => (await run("operators", "tokens")).said.replaceAll(/\d{4}-\S+ \S+ UTC/g, "…");
  expect(await listed()).toBe(`${id}  jobs     "Import of the agency"  made … by hanne (administrator)  until …`);
  expect(await run("operators", "revoke", id)).toEqual({ code: 0, said: "The token is revoked." });
  expect(await run("operators", "revoke", id)).toEqual({
    code: 1,
    said: "There is no such token, or it was revoked.",
  });
  expect(await listed()).toMatch(/ revoked … by hanne \(administrator\)$/);
  environment = { WIDGET_HOST: server.operatorUrl, OPERATOR_TOKEN: token };
  expect(await run("jobs", "stats")).toEqual({
    code: 1,
    said: "This token was revoked. The administrator of the server makes another: npm run operators -- token",
  });
});

it("makes the token of an operator who makes those of teams", async () => {
  const { token } = await tokenFor("widgets", "Platform team");
  environment = { WIDGET_HOST: server.operatorUrl, OPERATOR_TOKEN: token, GITHUB_ACTOR: "bo" };
  expect((await run("widget", "token", "sample", "Team CV", "--days", "30")).said).toMatch(
    /^lk_\S+\s+It is shown only once, and valid until /,
  );
  expect((await run("widget", "tokens")).said).toMatch(/ {2}sample {2}"Team CV" {2}made \S+ \S+ UTC {2}until /);
  expect((await run("widget", "history", "sample")).said).toContain('bo (Platform team) made the token "Team CV".');
});

it("prefers the token of an operator, needs one of the two, and says where operators are answered", async () => {
  environment["OPERATOR_TOKEN"] = "wrong";
  expect((await run("jobs", "stats")).said).toBe(
    "Only a token with the right jobs, or the server's DEPLOY_ADMIN_TOKEN, may import, expire and count jobs.",
  );
  environment = { WIDGET_HOST: server.operatorUrl };
  expect((await run("outbox", "list")).said).toMatch(/^Set OPERATOR_TOKEN in the environment\. The administrator/);
  environment = { WIDGET_HOST: server.url, DEPLOY_ADMIN_TOKEN: adminToken };
  expect(await run("jobs", "stats")).toEqual({
    code: 1,
    said: `${server.url}/api/jobs/stats does not exist. If the server has an address of its own for operators (ADMIN_PORT), set WIDGET_HOST to it.`,
  });
});
