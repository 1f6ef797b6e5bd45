import { testGuard } from "./testing/test-guard.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { callerOrigin } from "../services/caller-origin/caller-origin.routes.ts";
import { createApi } from "./create-api.ts";
import { cvFrontpageThumbnail } from "../services/cv-store/cv-frontpage-thumbnail.routes.ts";
import { cvRecommendations } from "../services/cv-store/cv-recommendations.routes.ts";
import { cvUpload } from "../services/cv-store/cv-upload.routes.ts";
import type { ReadinessChecks } from "./health/health.routes.ts";
import type { ReviewedCvDeps } from "../services/cv-store/reviewed-cv.http.ts";
import { widgetReports } from "../services/widget-registry/widget-reports.routes.ts";

const lines: string[] = [];
const log = createLogger("debug", { write: (line) => lines.push(line) });
const theirs = "https://www.lederkredsen.example";
beforeEach(() => {
  lines.length = 0;
});

interface World {
  readonly readiness?: ReadinessChecks;
  readonly stateOf?: ReviewedCvDeps["store"]["stateOf"];
}

function apiWith({
  readiness = { database: async () => true },
  stateOf = async () => ({ kind: "deleted" }),
}: World = {}) {
  const allowedOrigins = [theirs];
  const reviewed: ReviewedCvDeps = {
    store: { stateOf },
    tokens: { open: async (token) => (token === "good" ? "a" : undefined) },
    watch: { untilSettled: async () => undefined },
    reviewTimeoutMs: 1_000,
    closing: new AbortController().signal,
  };
  return createApi({
    log,
    allowedOrigins,
    guard: testGuard({ allowedOrigins }),
    readiness,
    routes: [
      callerOrigin(allowedOrigins),
      cvUpload({
        log,
        inspect: async () => ({ kind: "accepted", pages: 1, words: 100, language: "da" }),
        inspections: 1,
        store: { keep: async () => "a" },
        tokens: { issue: async () => "a.b.c" },
        userOf: async () => undefined,
        addressOf: () => "192.0.2.1",
        senderDigest: (sender) => sender,
        quotas: { bytesPerDay: 1e9 },
        room: { take: async () => true },
        onKept: () => undefined,
      }),
      cvRecommendations(reviewed),
      cvFrontpageThumbnail(reviewed),
      widgetReports({
        log,
        count: async () => undefined,
        countElsewhere: async () => undefined,
        countVisits: async () => undefined,
        keepPlaceholders: async () => undefined,
        addressOf: ({ peer = "" }) => peer,
        publicUrl: undefined,
        allowedOrigins,
      }),
    ],
  });
}

const preflight = (origin: string) =>
  apiWith().request("/api/cv-upload", {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST" },
  });

const withPrefix = (answer: Response, prefix: string) =>
  Object.fromEntries([...answer.headers].filter(([name]) => name.startsWith(prefix)));

describe("calls from other origins", () => {
  it("are allowed with credentials for listed origins", async () => {
    const answer = await preflight(theirs);
    expect([answer.status, withPrefix(answer, "access-control")]).toEqual([
      204,
      {
        "access-control-allow-origin": theirs,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers":
          "x-correlation-id, retry-after, location, tus-resumable, upload-length, upload-offset",
        "access-control-allow-methods": "GET, POST, HEAD, PATCH, DELETE",
        "access-control-allow-headers":
          "authorization, content-type, idempotency-key, for-member, x-filename, tus-resumable, upload-length, upload-metadata, upload-offset",
        "access-control-max-age": "7200",
      },
    ]);
    const call = await apiWith().request("/api/get-cv-frontpage-thumbnail?cvJwt=bad", { headers: { origin: theirs } });
    expect([call.status, call.headers.get("access-control-allow-origin"), call.headers.get("vary")]).toEqual([
      401,
      theirs,
      "Origin",
    ]);
  });

  it.each([
    "https://evil.example",
    "https://www.lederkredsen.example.evil.example",
    "null",
    "http://www.lederkredsen.example",
  ])("are refused for %s", async (origin) => {
    const answer = await preflight(origin);
    expect([answer.status, withPrefix(answer, "access-control")]).toEqual([403, {}]);
    const call = await apiWith().request("/api/get-cv-frontpage-thumbnail", { headers: { origin } });
    expect(withPrefix(call, "access-control")).toEqual({});
  });

  it.each([
    [theirs, true],
    ["https://evil.example", false],
    ["null", false],
  ])("can ask whether they are allowed: %s", async (origin, allowed) => {
    const answer = await apiWith().request("/api/caller-origin", { headers: { origin } });
    expect(["*", origin]).toContain(answer.headers.get("access-control-allow-origin"));
    expect(await answer.json()).toEqual({ allowed });
  });
});

describe("every answer", () => {
  it.each([
    ["GET", "/api/get-cv-frontpage-thumbnail?cvJwt=good"],
    ["POST", "/api/widget-reports"],
    ["PUT", "/api/widget-reports"],
  ])("is not stored: %s %s", async (method, path) => {
    const answer = await apiWith().request(path, { method });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("to a beacon may be had by the page of another origin that sent it, unlike others", async () => {
    const policyOf = async (path: string) =>
      (await apiWith().request(path, { method: "POST" })).headers.get("cross-origin-resource-policy");
    expect([await policyOf("/api/widget-reports"), await policyOf("/api/leads")]).toEqual(["cross-origin", null]);
  });

  it("carries a correlation id of our own that is in the log line, without the query", async () => {
    const headers = { "x-correlation-id": "chosen-by-the-caller" };
    const answer = await apiWith().request("/api/get-cv-frontpage-thumbnail?cvJwt=secret-token", { headers });
    const correlationId = answer.headers.get("x-correlation-id");
    expect(correlationId).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get("x-request-id")).toBe(correlationId);
    expect(await answer.json()).toEqual({ errorKey: "genericError", message: { id: correlationId } });
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        level: "info",
        time: expect.any(String),
        correlationId,
        requestId: correlationId,
        method: "GET",
        path: "/api/get-cv-frontpage-thumbnail",
        status: 401,
        ms: expect.any(Number),
        msg: "request",
      },
    ]);
  });
});

describe("a token", () => {
  it.each(["/api/analytics/get-cv-recommendations", "/api/get-cv-frontpage-thumbnail"])(
    "that is missing or forged is answered with 401, one of a deleted CV with 404, at %s",
    async (path) => {
      const statuses = await Promise.all(
        ["", "?cvJwt=", "?cvJwt=bad", "?cvJwt=good"].map(
          async (query) => (await apiWith().request(path + query)).status,
        ),
      );
      expect(statuses).toEqual([401, 401, 401, 404]);
    },
  );
});

describe("a failure", () => {
  it("is answered with 500 and logged with its stack, under the same correlation id", async () => {
    const broken = apiWith({ stateOf: () => Promise.reject(new Error("no table")) });
    const answer = await broken.request("/api/get-cv-frontpage-thumbnail?cvJwt=good");
    const id = answer.headers.get("x-correlation-id");
    expect([answer.status, await answer.json()]).toEqual([500, { errorKey: "genericError", message: { id } }]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "error",
      correlationId: id,
      err: { name: "Error", message: "no table", stack: expect.stringContaining("create-api.test.ts") },
    });
  });

  it("is a problem in JSON for unknown calls too", async () => {
    const answer = await apiWith().request("/api/no-such-call");
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { errorKey: "genericError", message: { id: answer.headers.get("x-correlation-id") } },
    ]);
  });
});

describe("a method that a call does not accept", () => {
  it.each([
    ["GET", "/api/cv-upload", "POST"],
    ["DELETE", "/api/cv-upload", "POST"],
    ["POST", "/api/get-cv-frontpage-thumbnail?cvJwt=good", "GET, HEAD"],
    ["PUT", "/api/analytics/get-cv-recommendations", "GET, HEAD"],
    ["GET", "/api/widget-reports", "POST"],
  ])("is refused with the accepted ones: %s %s", async (method, path, allowed) => {
    const answer = await apiWith().request(path, { method });
    expect([answer.status, answer.headers.get("allow"), await answer.json()]).toEqual([
      405,
      allowed,
      { errorKey: "genericError", message: { id: answer.headers.get("x-correlation-id") } },
    ]);
  });
});

describe("the health addresses", () => {
  it("say alive and ready", async () => {
    const answers = await Promise.all(["/healthz", "/readyz"].map(async (path) => apiWith().request(path)));
    expect(
      await Promise.all(answers.map(async (answer): Promise<unknown> => [answer.status, await answer.json()])),
    ).toEqual([
      [200, { status: "alive" }],
      [200, { status: "ready" }],
    ]);
  });

  it("name the checks that fail, reject or do not answer", async () => {
    vi.useFakeTimers();
    const api = apiWith({
      readiness: {
        database: () => Promise.reject(new Error("gone")),
        running: async () => true,
        reviewer: () => new Promise(() => undefined),
      },
    });
    const asked = api.request("/readyz");
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    const answer = await asked;
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: "not ready", missing: ["database", "reviewer"] },
    ]);
    expect((await api.request("/healthz")).status).toBe(200);
  });

  it.each([
    [200, true, { status: "ready" }],
    [503, false, { status: "not ready", missing: ["layoutService"] }],
  ])("tell the state of a source, with %i", async (status, passes, more) => {
    const source = { answers: false, ageSeconds: 340 };
    const layoutService = async () => ({ passes, source });
    const answer = await apiWith({ readiness: { layoutService, running: async () => true } }).request("/readyz");
    expect([answer.status, await answer.json()]).toEqual([status, { ...more, sources: { layoutService: source } }]);
  });

  it("warn of what will soon not be met, and stay ready", async () => {
    const cvStorage = async () => ({ passes: true, warns: true });
    const formFileStorage = async () => ({ passes: true, warns: false });
    const answer = await apiWith({ readiness: { cvStorage, formFileStorage } }).request("/readyz");
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ready", warnings: ["cvStorage"] }]);
  });
});

it.each(["/api/caller-origin", "/api/nowhere", "/healthz"])("%s is no page, and loads nothing as one", async (path) => {
  const { headers } = await apiWith().request(path);
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});
