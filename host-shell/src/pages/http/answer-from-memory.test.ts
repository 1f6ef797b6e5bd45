import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ProxiedIds } from "../../http/proxied-ids.ts";
import { encodeBody } from "../../http/coded-body.ts";
import { answerFromMemory } from "./answer-from-memory.ts";
import { createPageAnswer, revalidated } from "./page-answer.ts";

let server: Server;
let origin: string;
let asked: (string | undefined)[][];
let noted: unknown[];
let ids: ProxiedIds;

beforeAll(async () => {
  const body = await encodeBody("<p>Løn</p>");
  const page = createPageAnswer(body, {
    status: 200,
    cacheControl: revalidated,
    policy: {},
    robots: "index, follow",
    sheet: undefined,
  });
  server = createServer((incoming, outgoing) => {
    const options = {
      find: (...request: (string | undefined)[]) => {
        asked.push(request);
        return request[0] === "/l%C3%B8n" ? page : undefined;
      },
      always: ["cross-origin-opener-policy", "same-origin"],
      proxiedIdsOf: () => ids,
      requests: { note: (request: unknown) => void noted.push(request) },
    };
    if (!answerFromMemory(incoming, outgoing, options)) outgoing.writeHead(418).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  noted = [];
  ids = {};
});
afterAll(() => server.close());

test("a page that is ready is answered with its headers, and noted with the id that it was sent with", async () => {
  const answer = await fetch(`${origin}/l%C3%B8n`, { headers: { "accept-encoding": "identity", "save-data": "on" } });
  const correlationId = answer.headers.get("x-correlation-id");
  expect([answer.status, await answer.text()]).toEqual([200, "<p>Løn</p>"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-length": "11",
    "content-security-policy": expect.stringContaining("default-src 'self'"),
    "content-type": "text/html; charset=utf-8",
    "cross-origin-opener-policy": "same-origin",
    vary: "accept-encoding, save-data",
  });
  expect(asked).toEqual([["/l%C3%B8n", "on"]]);
  expect(answer.headers.get("x-request-id")).toBe(correlationId);
  expect(noted).toEqual([{ correlationId, requestId: correlationId, method: "GET", path: "/l%C3%B8n", status: 200 }]);
});

test("a page that is ready is answered with the id that its proxy gave, and noted with its trace", async () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  ids = { requestId: "of-the-proxy", trace: { traceId, spanId: "00f067aa0ba902b7", isSampled: true } };
  const { headers } = await fetch(`${origin}/l%C3%B8n`);
  expect(headers.get("x-request-id")).toBe("of-the-proxy");
  expect(headers.get("x-correlation-id")).not.toBe("of-the-proxy");
  expect(noted).toMatchObject([{ correlationId: headers.get("x-correlation-id"), requestId: "of-the-proxy", traceId }]);
});

test("a valid copy is answered with 304, in the coding that the client has", async () => {
  const headers = { "accept-encoding": "gzip" };
  const first = await fetch(`${origin}/l%C3%B8n`, { headers });
  expect(first.headers.get("content-encoding")).toBe("gzip");
  const again = await fetch(`${origin}/l%C3%B8n`, {
    headers: { ...headers, "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect([again.status, await again.text(), again.headers.get("content-length")]).toEqual([304, "", null]);
});

test("HEAD has the headers of GET and no body", async () => {
  const answer = await fetch(`${origin}/l%C3%B8n`, { method: "HEAD", headers: { "accept-encoding": "identity" } });
  expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "11", ""]);
});

test.each([
  ["an unknown address", "/findes-ikke", {}],
  ["an address with a query", "/l%C3%B8n?a=1", {}],
  ["another method", "/l%C3%B8n", { method: "DELETE" }],
  ["a request with a body", "/l%C3%B8n", { method: "POST", body: "a" }],
])("%s is left to the routes", async (_case, path, init) => {
  expect([(await fetch(origin + path, init)).status, noted]).toEqual([418, []]);
});
