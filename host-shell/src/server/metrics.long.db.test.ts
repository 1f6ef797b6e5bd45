import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { lineTo } from "../database/testing/line-to.ts";
import { gauges } from "../metrics/metric-table.ts";
import { namesIn, samplesIn } from "../metrics/testing/samples.ts";
import { recommendations, uploaded } from "./testing/cv-calls.ts";
import { leadNamed, postLead } from "./testing/lead-calls.ts";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const adminToken = "lka_a-token-that-is-for-tests-alone";
const authorization = `Bearer ${adminToken}`;

/** Time limits: values are reused for five seconds. */
const patient = { timeout: 15_000, interval: 200 };

async function scrape(url: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/plain;/)]);
  return samplesIn(await answer.text());
}

describe.each([
  { name: "the embedded database", database: async () => ({}) },
  { name: "PostgreSQL", database: async () => ({ DATABASE_URL: await newPostgresDatabase() }) },
])("the metrics of a server on $name", ({ database }) => {
  let server: TestServer;
  let isEmbedded: boolean;
  beforeAll(async () => {
    const environment = await database();
    isEmbedded = !("DATABASE_URL" in environment);
    const release = { version: "1.2.3", commit: "abc" };
    server = await startTestServer(scriptedReviewer(), { ...environment, DEPLOY_ADMIN_TOKEN: adminToken }, { release });
  });
  afterAll(() => server.stop());

  it("count requests by the pattern of their route and by status, whatever is called", async () => {
    for (let call = 0; call < 50; call += 1) await fetch(`${server.url}/api/city-from-zipcode/${2000 + call}`);
    for (let call = 0; call < 50; call += 1) await fetch(`${server.url}/api/made-up/${call}`, { method: "PATCH" });
    await fetch(`${server.url}/api/outbox`);
    const samples = await scrape(server.url);
    const countOf = (labels: string) => samples.get(`http_request_duration_seconds_count{${labels}}`);
    const places = [...samples].filter(([name]) => /_count\{.*city-from-zipcode/.test(name));
    expect(places.every(([name]) => name.includes('route="/api/city-from-zipcode/:zip"'))).toBe(true);
    expect(places.reduce((sum, [, value]) => sum + value, 0)).toBe(50);
    expect(countOf('method="PATCH",route="/api/*",status="404"')).toBe(50);
    expect(countOf('method="GET",route="/api/outbox",status="401"')).toBe(1);
    expect([...samples.keys()].join("\n")).not.toContain("made-up");
  });

  it("count the reviews by their outcome, with what waits and what was given up", async () => {
    const before = await scrape(server.url);
    const outcome = (name: string) => `host_shell_reviews_total{outcome="${name}"}`;
    for (const content of ["Hanne Holm", "unreadable"]) {
      const { cvIdJwtString } = await uploaded(server.url, `%PDF- ${content}`);
      await (await recommendations(server.url, cvIdJwtString)).text();
    }
    const after = await scrape(server.url);
    const grownBy = (name: string) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN);
    expect(
      [outcome("reviewed"), outcome("unreadable"), "host_shell_review_duration_seconds_count"].map(grownBy),
    ).toEqual([1, 1, 1]);
    expect(after.get("host_shell_reviews_given_up")).toBe(0);
  });

  it("have every gauge of the table, but those of what this server does not have", async () => {
    const exposition = async () => (await fetch(`${server.url}/metrics`, { headers: { authorization } })).text();
    await expect.poll(async () => samplesIn(await exposition()).get("host_shell_job_index_ready"), patient).toBe(1);
    const names = namesIn(await exposition());
    const missing = Object.keys(gauges).filter((name) => !names.has(name));
    expect(missing.filter((name) => !name.startsWith("host_shell_database_"))).toEqual([
      "host_shell_source_age_seconds",
    ]);
    expect(missing.some((name) => name.startsWith("host_shell_database_"))).toBe(isEmbedded);
    expect([...names]).toEqual(
      expect.arrayContaining(["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"]),
    );
  });

  it("name the release, as /readyz does", async () => {
    const samples = await scrape(server.url);
    expect(samples.get('host_shell_release_info{version="1.2.3",commit="abc"}')).toBe(1);
    const { release } = (await (await fetch(`${server.url}/readyz`)).json()) as { readonly release: unknown };
    expect(release).toEqual({ version: "1.2.3", commit: "abc" });
  });

  it("are for a token with the right to read them, and that token for nothing else", async () => {
    const issued = await fetch(`${server.url}/api/operators/tokens`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ right: "metrics", label: "Prometheus" }),
    });
    const { token } = (await issued.json()) as { readonly token: string };
    const statusOf = async (path: string, given: string) => {
      const answer = await fetch(
        server.url + path,
        given === "" ? {} : { headers: { authorization: `Bearer ${given}` } },
      );
      await answer.text();
      return answer.status;
    };
    expect(await Promise.all(["", "lko_made-up", token].map((given) => statusOf("/metrics", given)))).toEqual([
      401, 401, 200,
    ]);
    expect(
      await Promise.all(["/api/outbox", "/api/jobs/stats", "/api/reviews"].map((path) => statusOf(path, token))),
    ).toEqual([401, 401, 401]);
  });
});

it("counts the messages that wait for delivery, and the age of the oldest", async () => {
  const server = await startTestServer(scriptedReviewer(), { DEPLOY_ADMIN_TOKEN: adminToken });
  expect((await postLead(server.url, leadNamed("Hanne Holm"))).status).toBe(200);
  const samples = await scrape(server.url);
  expect(samples.get('host_shell_outbox_undelivered{state="waiting"}')).toBe(1);
  expect(samples.get('host_shell_outbox_undelivered{state="dead"}')).toBe(0);
  expect(samples.get('host_shell_outbox_oldest_seconds{state="waiting"}')).toBeGreaterThan(0);
  await server.stop();
});

it("answers at the listener of operators without a token, and not where visitors are answered", async () => {
  const server = await startTestServer(scriptedReviewer(), { ADMIN_PORT: "0", DEPLOY_ADMIN_TOKEN: adminToken });
  const statusAt = async (url: string, init = {}) => (await fetch(`${url}/metrics`, init)).status;
  expect(await statusAt(server.operatorUrl)).toBe(200);
  expect(await statusAt(server.url, { headers: { authorization } })).toBe(404);
  await server.stop();
});

it("answers while its PostgreSQL is silent, and says which values are missing", async () => {
  const line = await lineTo(await newPostgresDatabase());
  const server = await startTestServer(scriptedReviewer(), { DATABASE_URL: line.url, ADMIN_PORT: "0" });
  line.hang();
  const samples = await scrape(server.operatorUrl);
  expect(samples.get('host_shell_reading_failed{source="reviews"}')).toBe(1);
  expect(samples.get('host_shell_reading_failed{source="DATA_DIR"}')).toBe(0);
  expect(samples.get('host_shell_check_passes{check="database"}')).toBe(0);
  expect(samples.has("host_shell_reviews_waiting")).toBe(false);
  expect(samples.get("host_shell_database_connections_limit")).toBe(10);
  line.resume();
  await expect.poll(async () => (await scrape(server.operatorUrl)).get("host_shell_reviews_waiting"), patient).toBe(0);
  await server.stop();
  line.close();
});
