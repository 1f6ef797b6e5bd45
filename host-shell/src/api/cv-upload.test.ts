import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { maxCvBytes } from "shared-runtime/api/cv.ts";
import { formWith } from "../server/testing/cv-calls.ts";
import type { ApiEnv } from "./api-env.ts";
import { cvUpload } from "./cv-upload.ts";

afterEach(() => void vi.useRealTimers());

function uploads() {
  return new Hono<ApiEnv>().route(
    "/",
    cvUpload({
      log: pino({ level: "silent" }),
      inspect: async () => ({ kind: "accepted", pages: 1, words: 100, language: "da" }),
      inspections: 1,
      store: { keep: async () => "a" },
      tokens: { issue: async () => "a.b.c" },
      userOf: async () => undefined,
      onKept: () => undefined,
    }),
  );
}

/** Starts uploads that declare a large file, begin it, and stall until they are aborted. */
function endless(api: Hono<ApiEnv>, count: number) {
  const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
  const leaving = new AbortController();
  const answers = Array.from({ length: count }, async () => {
    const init = {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", "content-length": String(maxCvBytes) },
      body: new ReadableStream<Uint8Array>({ start: (controller) => void bodies.push(controller) }),
      signal: leaving.signal,
      duplex: "half",
    };
    return api.request("/api/cv-upload", init, {});
  });
  for (const body of bodies)
    body.enqueue(Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-'));
  return {
    async giveUp() {
      leaving.abort();
      for (const body of bodies) body.error(new Error("gone"));
      return (await Promise.all(answers)).map(({ status }) => status);
    },
  };
}

const honest = (api: Hono<ApiEnv>) =>
  api.request("/api/cv-upload", { method: "POST", body: formWith("%PDF- Hanne") }, {});

it("accepts a CV while others trickle in, whatever length they declare", async () => {
  const api = uploads();
  const trickling = endless(api, 100);
  expect((await honest(api)).status).toBe(200);
  expect(await trickling.giveUp()).toEqual(Array.from({ length: 100 }, () => 499));
});

it("answers 503 only when 500 uploads are running", async () => {
  const api = uploads();
  const others = endless(api, 500);
  const refused = await honest(api);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
  await others.giveUp();
  expect((await honest(api)).status).toBe(200);
});

it("gives up an upload that is too slow, and frees its place", async () => {
  vi.useFakeTimers();
  const api = uploads();
  const trickling = endless(api, 500);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await trickling.giveUp()).toEqual(Array.from({ length: 500 }, () => 408));
  vi.useRealTimers();
  expect((await honest(api)).status).toBe(200);
});
