import { Hono } from "hono";
import { pino } from "pino";
import { expect, it } from "vitest";
import type { ApiEnv } from "./api-env.ts";
import { cvUpload } from "./cv-upload.ts";

it("tells a client to come back only when 200 uploads wait for memory already", async () => {
  const api = new Hono<ApiEnv>().route(
    "/",
    cvUpload({
      log: pino({ level: "silent" }),
      inspect: async () => ({ kind: "accepted", pages: 1, words: 100, language: "da" }),
      inspections: 1,
      store: { keep: async () => "a" },
      tokens: { issue: async () => "a.b.c" },
      onKept: () => undefined,
    }),
  );
  const bodies: ReadableStreamDefaultController[] = [];
  const leaving = new AbortController();
  const begin = async () => {
    const init = {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: new ReadableStream({ start: (controller) => void bodies.push(controller) }),
      signal: leaving.signal,
      duplex: "half",
    };
    return api.request("/api/cv-upload", init);
  };

  // Six bodies of unknown length fill the 64 MB that may be in memory at once.
  const patient = Array.from({ length: 6 + 200 }, begin);
  const refused = await begin();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);

  leaving.abort();
  for (const body of bodies) body.error(new Error("gone"));
  const answers = await Promise.all(patient);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 499));
});
