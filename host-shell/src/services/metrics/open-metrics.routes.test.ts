import { expect, it } from "vitest";
import { openMetrics } from "./open-metrics.routes.ts";

const metrics = { exposition: async () => ({ type: "text/plain", text: "up 1\n" }) };
const app = openMetrics({ metrics, hostNames: ["node-1.example.dk"] });
const answerAt = async (host: string) => app.request(`http://${host}/metrics`);

it.each([
  "127.0.0.1:4001",
  "10.0.0.11:4001",
  "[::1]:4001",
  "localhost:4001",
  "host-shell:4001",
  "site.internal:4001",
  "NODE-1.example.dk:4001",
])("answers Prometheus at %s", async (host) => {
  expect((await answerAt(host)).status).toBe(200);
});

it.each(["evil.example:4001", "127.0.0.1.evil.example", "localhost.evil.example", "node-2.example.dk"])(
  "refuses the name %s, which the page of a stranger may have, and says what to do",
  async (host) => {
    const answer = await answerAt(host);
    expect([answer.status, await answer.text()]).toEqual([
      421,
      "The metrics are not answered under this name: add it to ADMIN_HOST_NAMES.",
    ]);
  },
);
