import { expect, it } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { createStartingApp } from "./starting-app.ts";

it("answers the metrics at the listener of operators alone, and the health checks at both", async () => {
  const { fetch, operators } = createStartingApp({ metrics: { metrics: createMetrics(), hostNames: [] } });
  const answers = async (answer: typeof fetch) =>
    Promise.all(
      ["/metrics", "/healthz", "/readyz", "/api/outbox"].map(
        async (path) => (await answer(new Request(`http://127.0.0.1${path}`))).status,
      ),
    );
  expect(await answers(operators.fetch)).toEqual([200, 200, 503, 503]);
  expect(await answers(fetch)).toEqual([503, 200, 503, 503]);
  const metrics = await operators.fetch(new Request("http://127.0.0.1/metrics"));
  expect(metrics.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await metrics.text()).toContain("nodejs_eventloop_lag_p99_seconds");
});
