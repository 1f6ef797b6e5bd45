import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { TracerProvider } from "@opentelemetry/sdk-trace";
import { afterEach, expect, it } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { createSpanExport } from "./span-export.ts";

type Answer = (response: ServerResponse) => void;

const takes: Answer = (response) => void response.writeHead(200).end();

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Exports a server's traces to a collector, which responds as `answer` specifies. */
async function startExport(answer: Answer = takes) {
  let current = answer;
  const collector = createServer((request, response) => void request.resume().on("end", () => current(response)));
  await once(collector.listen(0, "127.0.0.1"), "listening");
  closing.push(() => (collector.close(), collector.closeAllConnections()));
  const { port } = collector.address() as AddressInfo;
  const lines: string[] = [];
  const counts = { exported: 0, failed: 0, dropped: 0 };
  const timeoutMs = 300;
  const spans = createSpanExport({
    exporter: new OTLPTraceExporter({ url: `http://127.0.0.1:${port}/v1/traces`, timeoutMillis: timeoutMs }),
    timeoutMs,
    counted: (outcome, count) => (counts[outcome] += count),
    log: createLogger("info", { write: (line) => lines.push(line) }),
  });
  const tracer = new TracerProvider({ spanProcessors: [spans] }).getTracer("test");
  return {
    counts,
    lines: () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
    become: (next: Answer) => (current = next),
    end: (count: number) => Array.from({ length: count }, () => tracer.startSpan("one").end()),
    flush: () => spans.forceFlush().catch(() => undefined),
  };
}

it.each<[string, Answer, string]>([
  ["answers 500", (response) => response.writeHead(500).end("boom"), "HTTP 500"],
  ["answers 503", (response) => response.writeHead(503).end(), "Export failed with retryable status"],
  ["redirects", (response) => response.writeHead(302, { location: "/other" }).end(), "HTTP 302"],
  ["ends the connection", (response) => response.destroy(), "socket hang up"],
  ["does not answer", () => undefined, "Request timed out"],
  ["answers without an end", (response) => trickle(response, 100), "the answer did not end in time"],
  [
    "answers more than is read",
    (response) => trickle(response, 5_000_000),
    "OTLP export response body exceeded size limit of 4194304 bytes",
  ],
])("logs once that traces are lost while a collector %s, and once that it takes them again", async (_, answer, why) => {
  const { counts, lines, become, end, flush } = await startExport(answer);
  for (const count of [2, 3]) {
    end(count);
    await flush();
  }
  expect(counts).toEqual({ exported: 0, failed: 5, dropped: 0 });
  become(takes);
  for (const count of [4, 1]) {
    end(count);
    await flush();
  }
  expect(counts).toEqual({ exported: 5, failed: 5, dropped: 0 });
  expect(lines()).toEqual([
    { level: "warn", time: expect.any(String), reason: why, msg: "traces are lost: the collector does not take them" },
    { level: "info", time: expect.any(String), lost: 5, msg: "the collector takes traces again" },
  ]);
});

it("counts what is dropped because too much waits, and logs it once", async () => {
  const { counts, lines, end, flush } = await startExport();
  end(10_000);
  await flush();
  end(1);
  await flush();
  expect(counts.exported + counts.dropped).toBe(10_001);
  expect(counts.dropped).toBeGreaterThan(7_000);
  expect(lines()).toMatchObject([{ reason: "2048 spans wait" }, { msg: "the collector takes traces again" }]);
});

function trickle(response: ServerResponse, bytes: number): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write("x".repeat(bytes)), 50);
  response.on("close", () => clearInterval(timer));
}
