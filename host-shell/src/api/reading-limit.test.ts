import { Hono } from "hono";
import { expect, it } from "vitest";
import { createClientAddress } from "../http/client-address.ts";
import type { ApiEnv } from "./api-env.ts";
import { readingLimit } from "./reading-limit.ts";

const api = new Hono<ApiEnv>()
  .route("/", readingLimit(createClientAddress(["192.0.2.1"])))
  .get("/api/*", (c) => c.text("read"));
const read = (path: string, sender: string) =>
  api.request(
    path,
    { headers: { "x-forwarded-for": sender } },
    { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
  );

it("answers 240 reviews and searches of an address in a minute, and those of another one meanwhile", async () => {
  const paths = ["/api/jobmatch/get-jobmatch-results", "/api/analytics/get-cv-recommendations"];
  for (let call = 0; call < 240; call += 1) {
    expect((await read(paths[call % 2] ?? "", "198.51.100.1")).status).toBe(200);
  }
  for (const path of [...paths, "/api/jobmatch/get-core-qualities", "/api/get-cv-frontpage-thumbnail"]) {
    const answer = await read(path, "198.51.100.1");
    expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await answer.json()).toMatchObject({ errorKey: "tooManySearches" });
  }
  expect((await read(paths[0] ?? "", "198.51.100.2")).status).toBe(200);
  expect((await read("/api/session", "198.51.100.1")).status).toBe(200);
});
