import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const adminToken = "lka_a-token-that-is-for-tests-alone";
const megabyte = 2 ** 20;
let server: TestServer;
let deployToken: string;
beforeAll(async () => {
  server = await startTestServer(scriptedReviewer(), { DEPLOY_ADMIN_TOKEN: adminToken });
  const answer = await fetch(`${server.url}/api/registry/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ widget: "cv-check", label: "CV team" }),
  });
  ({ token: deployToken } = (await answer.json()) as { readonly token: string });
});
afterAll(() => server.stop());

it.each([
  ["/api/widget-reports", megabyte, () => ""],
  ["/api/jobs/import", 17 * megabyte, () => adminToken],
  ["/api/registry/widgets/cv-check/versions", 21 * megabyte, () => deployToken],
])("a body that %s refuses leaves the connection free for the next call", async (path, bytes, token) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = async (method: string, where: string, body: Buffer) => {
    const headers = { authorization: `Bearer ${token()}`, "content-length": body.length };
    const made = request(`${server.url}${where}`, { method, agent, headers, timeout: 5_000 });
    made.on("timeout", () => made.destroy(new Error("The connection hangs.")));
    const sent = once(made.end(body), "finish");
    const [answer] = (await once(made, "response")) as [IncomingMessage];
    await sent;
    await once(answer.resume(), "end");
    return [answer.statusCode, made.reusedSocket];
  };
  expect(await call("POST", path, Buffer.alloc(bytes))).toEqual([413, false]);
  expect(await call("GET", "/healthz", Buffer.alloc(0))).toEqual([200, true]);
  agent.destroy();
});
