import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { testGuard } from "../../api/testing/test-guard.ts";
import { expect, it } from "vitest";
import { createLogger } from "../../logging/logger.ts";
import { createApi } from "../../api/create-api.ts";
import { type FindWidgetLayout, layoutServiceProxy } from "./layout-service.routes.ts";

const user: MemberUser = {
  id: "member-1",
  memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
  contactInfo: {},
};
const layout = { sitecore: { route: { name: "Afslut" } } };

function open(findLayout: FindWidgetLayout, signedIn = true) {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => lines.push(line) });
  const routes = [layoutServiceProxy({ findLayout, userOf: async () => (signedIn ? user : undefined), log })];
  const api = createApi({ routes, readiness: {}, guard: testGuard(), allowedOrigins: [], log });
  return { lines, get: (path: string) => api.request(`/api/layout-service-proxy/${path}`) };
}

it("answers with the layout of a site, or of the self-service, for this browser alone", async () => {
  const asked: unknown[] = [];
  const { get } = open(async (request) => {
    asked.push(request);
    return layout;
  });
  const answers = [await get("lederkredsen-spring/afslut"), await get("afslut")];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([200, layout]);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=60");
  }
  expect(asked).toEqual([
    { site: "lederkredsen-spring", widgetId: "afslut" },
    { site: undefined, widgetId: "afslut" },
  ]);
});

it("is for those who are signed in, and asks for nothing before", async () => {
  const asked: unknown[] = [];
  const { get } = open(async (request) => {
    asked.push(request);
    return layout;
  }, false);
  const answer = await get("afslut");
  expect([answer.status, answer.headers.get("cache-control"), asked]).toEqual([401, "no-store", []]);
});

it("says what is missing, and logs it", async () => {
  const { get, lines } = open(async () => undefined);
  const answer = await get("ukendt");
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { errorKey: "layoutNotFound", reason: "Der er intet indhold med det navn." },
  ]);
  expect(lines.join("")).toContain("a widget has no content");
});

it("says that the source failed, without its reasons, and when to ask again", async () => {
  const { get, lines } = open(() => Promise.reject(new Error("the layout service answered 500 with secrets")));
  const answer = await get("afslut");
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
    502,
    "5",
    "no-store",
  ]);
  const body = await answer.text();
  expect(body).toContain("layoutServiceError");
  expect(body).not.toContain("secrets");
  expect(lines.join("")).toContain("with secrets");
});

it.each(["a/b/c", "../x", "Stort", "a%2Fb", "x".repeat(81)])("has nothing at %j", async (path) => {
  const { get } = open(async () => layout);
  expect((await get(path)).status).toBe(404);
});
