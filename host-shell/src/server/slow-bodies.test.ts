import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ApiEnv } from "../api/api-env.ts";
import { createApi } from "../api/create-api.ts";
import { jsonOnly, objectOf, tooLarge } from "../api/bodies/json-body.ts";
import { jsonOf } from "../api/answers/operator-answers.ts";
import { unlessTooSlow } from "../api/bodies/sender-too-slow.ts";
import { testGuard } from "../api/testing/test-guard.ts";
import { createLogger } from "../logging/logger.ts";
import { listen } from "./listen.ts";

it.each([
  ["/api/lead", { "content-length": "9" }],
  ["/api/lead", { "transfer-encoding": "chunked" }],
  ["/api/operators", { "content-length": "9" }],
  ["/api/form", { "content-length": "9", "content-type": "multipart/form-data; boundary=x" }],
])("a body that %s gets too slowly is answered with a problem whose id is in the log (%o)", async (path, headers) => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => lines.push(line) });
  const routes = new Hono<ApiEnv>()
    .post("/api/lead", jsonOnly, tooLarge, async (c) => c.json({ given: await objectOf(c) }))
    .post("/api/operators", async (c) => c.json({ given: await jsonOf(c) }))
    .post("/api/form", async (c) => c.json({ given: await c.req.formData().catch(unlessTooSlow) }));
  const api = createApi({ routes: [routes], readiness: {}, allowedOrigins: [], guard: testGuard(), log });
  const server = await listen(() => api, {
    host: "127.0.0.1",
    port: 0,
    bodyPace: { bytes: 1_000, milliseconds: 100 },
  });
  const sending = request(`http://127.0.0.1:${server.port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });
  sending.on("error", () => undefined).write("{");
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  const body = JSON.parse(await text(answer));
  expect([answer.statusCode, answer.headers.connection, body]).toEqual([
    408,
    "close",
    {
      errorKey: "genericError",
      message: { id: answer.headers["x-correlation-id"] },
      reason: "Det, du sendte, kom for langsomt frem og er ikke gemt. Prøv igen på en bedre forbindelse.",
    },
  ]);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: "info", correlationId: body.message.id, path, status: 408, msg: "request" },
  ]);
  await server.close(1_000);
});
