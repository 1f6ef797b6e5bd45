import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPostgresDatabase } from "../../database/testing/each-database.ts";
import { formWith, recommendations, storedCv, thumbnail, upload, uploaded } from "../../server/testing/cv-calls.ts";
import { reviewOf, scriptedReviewer } from "../../server/testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";

describe.each([
  { name: "the embedded database", environment: async () => ({}) },
  { name: "PostgreSQL", environment: async () => ({ DATABASE_URL: await newPostgresDatabase() }) },
])("the CV calls on $name", ({ environment }) => {
  const reviewer = scriptedReviewer();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(reviewer, await environment());
  });
  afterAll(() => server.stop());

  it("answers an accepted CV with its id and a token", async () => {
    const answer = await upload(server.url, formWith("%PDF- Hanne Holm"));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      cvId: expect.stringMatching(/^[\da-f-]{36}$/),
      cvIdJwtString: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
  });

  it("answers the review of the token's CV, area by area, with the front page and the counts", async () => {
    const [contact, profile] = reviewOf("Hanne Holm").areas;
    const { cvIdJwtString } = await uploaded(server.url, "%PDF- Hanne Holm");
    const answer = await recommendations(server.url, cvIdJwtString);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      CVFrontPicModel: { meta: { image_str: "iVBORw==" } },
      warning_info: { true_warnings: 1, false_warnings: 1 },
      contact,
      profile,
    });
  });

  it("answers the front page alone", async () => {
    const { cvIdJwtString } = await uploaded(server.url, "%PDF- Hanne Holm");
    const answer = await thumbnail(server.url, cvIdJwtString);
    expect([answer.status, await answer.json()]).toEqual([200, { hash: "iVBORw==" }]);
  });

  it.each([
    ["with the place that it names", "%PDF- Hanne Holm 4700", { place: { zip: "4700", city: "Næstved" } }],
    ["without a place if it names none", "%PDF- Hanne Holm", {}],
    ["without a place if its postal code does not exist", "%PDF- Hanne Holm 9999", {}],
  ])("answers what is known about the token's CV, %s", async (_, content, place) => {
    const { cvIdJwtString } = await uploaded(server.url, content);
    const answer = await storedCv(server.url, cvIdJwtString);
    expect([answer.status, await answer.json()]).toEqual([200, { suggestions: 1, ...place }]);
  });

  it("tells nobody without the CV's token what is known about it", async () => {
    const { cvId } = await uploaded(server.url, "%PDF- Hanne Holm 4700");
    const answers = [await storedCv(server.url, cvId), await storedCv(server.url, "x.y.z")];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it("answers when the review is finished", async () => {
    const release = reviewer.hold();
    const { cvIdJwtString } = await uploaded(server.url, "%PDF- Hanne Holm");
    const answer = recommendations(server.url, cvIdJwtString);
    const first = await Promise.race([answer, fetch(`${server.url}/healthz`)]);
    expect(new URL(first.url).pathname).toBe("/healthz");
    release();
    expect((await answer).status).toBe(200);
  });

  it.each([
    ["unreadable", 422],
    ["break", 500],
  ])("answers a review that failed for good (%s) with %i", async (order, status) => {
    const { cvIdJwtString } = await uploaded(server.url, `%PDF- ${order}`);
    const answer = await recommendations(server.url, cvIdJwtString);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      errorKey: "genericError",
      message: { id: answer.headers.get("x-correlation-id") },
    });
  });
});
