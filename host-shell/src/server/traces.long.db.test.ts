import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { type OtlpReceiver, startOtlpReceiver } from "../tracing/testing/otlp-receiver.ts";
import { type ApiProcess, startApiProcess } from "./testing/api-process.ts";
import { recommendations, uploaded } from "./testing/cv-calls.ts";
import { leadNamed, postLead } from "./testing/lead-calls.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const spanId = "00f067aa0ba902b7";
const fromProxy = { "x-request-id": "of-the-proxy", traceparent: `00-${traceId}-${spanId}-01` };

interface Called {
  readonly url: string;
  readonly headers: IncomingHttpHeaders[];
  readonly close: () => void;
}

/** Another system, which answers every call with `{}`. */
async function startCalled(): Promise<Called> {
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers);
    request.resume();
    response.setHeader("content-type", "application/json").end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, headers, close: () => void server.close() };
}

let dataDir: string;
let collector: OtlpReceiver;
let called: Called;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "traces-"));
  [collector, called] = await Promise.all([startOtlpReceiver(), startCalled()]);
});
afterEach(async () => {
  collector.close();
  called.close();
  await rm(dataDir, { recursive: true, force: true });
});

function start(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
  return startApiProcess({
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: "127.0.0.1",
    OUTBOX_WEBHOOK_URL: called.url,
    OUTBOX_WEBHOOK_SECRET: "a secret that the receiver knows, too",
    CVR_URL: called.url,
    CVR_USER: "user",
    CVR_PASSWORD: "password",
    ...environment,
  });
}

/** Ends the server, which then sends its remaining spans. Returns the log lines of requests. */
async function requestLines(server: ApiProcess): Promise<readonly Readonly<Record<string, unknown>>[]> {
  await server.terminate();
  const lines = (await server.output()).split("\n").filter((line) => line.startsWith("{"));
  return lines
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ msg }) => msg === "request");
}

describe.each([
  { name: "the embedded database", database: async () => ({}) },
  { name: "PostgreSQL", database: async () => ({ DATABASE_URL: await newPostgresDatabase() }) },
])("the traces of a server on $name", ({ database }) => {
  it("continue that of the proxy with the queries and calls of a request, and its line names it", async () => {
    const exporting = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: "site" };
    const server = await start({ ...(await database()), ...exporting });
    const cookie = `__Host-session=${"a".repeat(43)}`;
    const answer = await fetch(`${server.url}/api/session`, { headers: { ...fromProxy, cookie } });
    await fetch(`${server.url}/api/company/get-companies?companyName=hansen`, { headers: fromProxy });
    const lines = await requestLines(server);
    expect(answer.headers.get("x-request-id")).toBe("of-the-proxy");
    expect(lines).toMatchObject([
      { path: "/api/session", requestId: "of-the-proxy", traceId },
      { path: "/api/company/get-companies", requestId: "of-the-proxy", traceId },
    ]);
    const spans = collector.spans().filter((span) => span.traceId === traceId);
    const ofSession = spans.find(({ name }) => name === "GET /api/session");
    const ofCompanies = spans.find(({ name }) => name === "GET /api/company/get-companies");
    expect([ofSession?.parentId, ofCompanies?.parentId]).toEqual([spanId, spanId]);
    expect(ofSession?.attributes).toMatchObject({ "http.route": "/api/session", "http.response.status_code": "200" });
    expect(spans.filter(({ parentId }) => parentId === ofSession?.spanId).map(({ name }) => name)).toContain("SELECT");
    const call = spans.find(({ parentId }) => parentId === ofCompanies?.spanId);
    expect(call).toMatchObject({
      name: `POST ${new URL(called.url).host}`,
      attributes: { "http.response.status_code": "200" },
    });
    expect(called.headers.map(({ traceparent }) => traceparent)).toEqual([`00-${traceId}-${call?.spanId}-01`]);
    expect(collector.resource()).toMatchObject({ "service.name": "site", "service.version": "test" });
  });

  it("have a delivery and a review of their own, and the receiver can continue that of the delivery", async () => {
    const server = await start({ ...(await database()), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await postLead(server.url, leadNamed("Hanne Holm"));
    const { cvIdJwtString } = await uploaded(server.url, "%PDF- Hanne Holm");
    await (await recommendations(server.url, cvIdJwtString)).text();
    await expect.poll(() => called.headers.length).toBe(1);
    await server.terminate();
    const rootNamed = (wanted: string) =>
      collector.spans().find(({ name, parentId }) => name === wanted && parentId === "");
    const delivery = rootNamed("deliver a message");
    const call = collector
      .spans()
      .find(({ parentId, name }) => parentId === delivery?.spanId && name.startsWith("POST "));
    expect(called.headers[0]?.traceparent).toBe(`00-${delivery?.traceId}-${call?.spanId}-01`);
    expect(rootNamed("review a CV")?.attributes).toHaveProperty("cvId");
    expect(JSON.stringify(collector.spans())).not.toMatch(/Hanne|hanne@/);
    // Queries that look for work every second are not traced.
    expect(collector.spans().filter(({ name, parentId }) => /^[A-Z]+$/.test(name) && parentId === "")).toEqual([]);
  });
});

it("passes the trace of the proxy on to other systems without an exporter, and none of anybody else", async () => {
  const server = await start({});
  await fetch(`${server.url}/api/company/get-companies?companyName=hansen`, { headers: fromProxy });
  const untrusted = await start({ DATA_DIR: join(dataDir, "other"), TRUSTED_PROXIES: "192.0.2.1" });
  await fetch(`${untrusted.url}/api/company/get-companies?companyName=jensen`, { headers: fromProxy });
  expect(called.headers.map(({ traceparent }) => traceparent)).toEqual([fromProxy.traceparent, undefined]);
  expect(await requestLines(server)).toMatchObject([{ requestId: "of-the-proxy", traceId }]);
  const [line] = await requestLines(untrusted);
  expect(line?.["requestId"]).toBe(line?.["correlationId"]);
  expect(line).not.toHaveProperty("traceId");
});

it("answers as always while the collector is away, and stops", async () => {
  collector.close();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect((await fetch(`${server.url}/api/session`)).status).toBe(200);
  expect(await server.terminate()).toBe(0);
});
