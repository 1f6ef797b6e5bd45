import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApiClient } from "./create-api-client.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12) }));
afterEach(() => void vi.useRealTimers());

/** Resolves with the seconds until the second attempt. */
async function pauseAfter(retryAfter: string): Promise<number> {
  const begun = Date.now();
  const attempts: number[] = [];
  const api = createApiClient({
    apiUrl: "https://host.example/api/",
    fetch: async () => {
      attempts.push((Date.now() - begun) / 1_000);
      return attempts.length > 1
        ? Response.json({})
        : new Response(null, { status: 503, headers: { "retry-after": retryAfter } });
    },
  });
  const answer = api.get("session").json();
  await vi.advanceTimersByTimeAsync(15_000);
  await answer;
  return attempts[1] ?? Infinity;
}

it.each([
  ["2", 2],
  ["3600", 10],
  ["Thu, 26 Nov 2026 12:00:03 GMT", 3],
  ["Thu, 26 Nov 2026 18:00:00 GMT", 10],
])("waits as long as %s asks, but 10 seconds at most", async (retryAfter, seconds) => {
  expect(await pauseAfter(retryAfter)).toBeCloseTo(seconds, 1);
});

it.each(["Thu, 26 Nov 2026 11:00:00 GMT", "soon", "-5"])("waits a few seconds at most after %s", async (retryAfter) => {
  expect(await pauseAfter(retryAfter)).toBeLessThan(4);
});
