import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { getCoreQualities, getJobMatchResults, postJobRating } from "shared-runtime/api/jobmatch.calls.ts";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { JobStats } from "shared-runtime/api/job-store.ts";
import { present } from "shared-runtime/flow/present.ts";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { createCvReviewer } from "../engines/cv-review/pool/create-cv-reviewer.ts";
import { leaderCv } from "../engines/cv-review/testing/leader-cv.ts";
import { makeCv } from "../engines/cv-review/testing/make-cv.ts";
import { pdfOf } from "../engines/cv-review/testing/pdf-of.ts";
import { postalCodeOf } from "../engines/postal-codes/postal-codes.ts";
import { uploaded } from "./testing/cv-calls.ts";
import { siteUrl } from "./testing/sign-in-site.ts";
import { openTestBrowser } from "./testing/test-browser.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const adminToken = "lka_a-token-that-is-for-tests-alone";
const aarhus = { zip: "8000", city: "Aarhus C" };
const cvPdf = async () => new Uint8Array(await makeCv(leaderCv("da", 1)));

async function statsOf({ url }: TestServer): Promise<JobStats> {
  const answer = await fetch(`${url}/api/jobs/stats`, { headers: { authorization: `Bearer ${adminToken}` } });
  return v.parse(JobStats, await answer.json());
}

/** The failing checks of `/readyz`, without that of the reviewer, whose processes start independently. */
async function missingAt({ url }: TestServer): Promise<readonly string[]> {
  const { missing = [] } = (await (await fetch(`${url}/readyz`)).json()) as { readonly missing?: readonly string[] };
  return missing.filter((name) => name !== "reviewer");
}

/** The cookie of a member with a new session. */
async function signedIn({ services }: TestServer): Promise<string> {
  const browser = openTestBrowser({ [siteUrl]: services.signInAt(siteUrl).calls });
  const { url } = await browser.go(`${siteUrl}/api/auth/login`);
  const body = new URLSearchParams({ person: "test-person-1" });
  await browser.go(url, { init: { method: "POST", body, headers: { origin: siteUrl } } });
  return `__Host-session=${present(browser.cookie(siteUrl, "__Host-session"), "the cookie")}`;
}

describe.each([
  { name: "the embedded database", environment: async () => ({}) },
  { name: "PostgreSQL", environment: async () => ({ DATABASE_URL: await newPostgresDatabase() }) },
  {
    name: "PostgreSQL, which ranks them",
    environment: async () => ({ DATABASE_URL: await newPostgresDatabase(), JOB_RANKER: "sql" }),
  },
])("a server with 3000 made-up jobs on $name", ({ environment }) => {
  let server: TestServer;
  let atFirst: { readonly shown: number; readonly missing: readonly string[] };
  const apiAs = (cookie?: string) =>
    createApiClient({
      apiUrl: `${server.url}/api/`,
      fetch: (input, init) => {
        const request = new Request(input, init);
        if (cookie) request.headers.set("cookie", cookie);
        return fetch(request);
      },
    });
  beforeAll(async () => {
    server = await startTestServer(createCvReviewer({ readers: 1 }), {
      DEPLOY_ADMIN_TOKEN: adminToken,
      JOBS_SEED: "3000",
      ...(await environment()),
    });
    atFirst = { shown: (await statsOf(server)).shown, missing: await missingAt(server) };
    await vi.waitUntil(async () => (await statsOf(server)).shown === 3_000, { timeout: 60_000, interval: 100 });
  }, 90_000);
  afterAll(() => server.stop());

  it("is ready before its jobs are", () => {
    expect(atFirst.missing).toEqual([]);
    expect(atFirst.shown).toBeLessThan(3_000);
  });

  it("finds jobs for a CV that was just uploaded, explains them, and stores ratings", async () => {
    const { cvId, cvIdJwtString: cvJwt } = await uploaded(server.url, await cvPdf());
    const api = apiAs();
    const { jobMatchJobs, matchedBy } = await vi.waitFor(
      async () => {
        const results = await getJobMatchResults(api, { cvJwt, ...aarhus });
        expect(results.jobMatchJobs).toHaveLength(99);
        return results;
      },
      { timeout: 30_000 },
    );
    expect(matchedBy).toBe("cv");
    const [first] = jobMatchJobs;
    expect(first?.title).toMatch(/drift|logistik|produktion|supply|lager|chef|leder|direktør/i);
    expect(jobMatchJobs.map(({ locked }) => locked)).toEqual([...Array<undefined>(98).fill(undefined), true]);
    expect(jobMatchJobs.at(-1)?.title).toBe("");

    const jobId = present(first, "job").id;
    const { qualities } = await getCoreQualities(api, { jobId, cvJwt });
    expect(qualities.length).toBeGreaterThan(60);

    await postJobRating(api, { jobId, cvId, cvJwt, score: 2 });
    await postJobRating(api, { jobId, cvId, cvJwt, score: 4 });
    expect((await statsOf(server)).ratings).toEqual({ count: 1, average: 4 });
  });

  it("returns the same jobs each time", async () => {
    const { cvIdJwtString: cvJwt } = await uploaded(server.url, await cvPdf());
    const ids = async () => (await getJobMatchResults(apiAs(), { cvJwt, ...aarhus })).jobMatchJobs.map(({ id }) => id);
    // The index may still be taking in the last postings.
    await vi.waitFor(async () => expect(await ids()).toEqual(await ids()), { timeout: 20_000, interval: 200 });
  });

  it("finds jobs by place and age for a CV that matches no job, and says so", async () => {
    const text = "Jeg kan godt lide at gå en tur langs vandet om aftenen, når solen går ned over byen. ".repeat(8);
    const pdf = new Uint8Array(await pdfOf((page) => page.fontSize(11).text(text)));
    const { cvIdJwtString: cvJwt } = await uploaded(server.url, pdf);
    const { jobMatchJobs, matchedBy } = await getJobMatchResults(apiAs(), { cvJwt, ...aarhus });
    expect([jobMatchJobs.length, matchedBy]).toEqual([99, "place"]);
  });

  it("applies filters only for members, exactly", async () => {
    const { cvIdJwtString: cvJwt } = await uploaded(server.url, await cvPdf());
    const request = { cvJwt, ...aarhus, region: 4, maxDistance: 25 } as const;
    const visitor = await getJobMatchResults(apiAs(), request);
    expect(farthest(visitor)).toBeGreaterThan(25);

    const cookie = await signedIn(server);
    const results = await getJobMatchResults(apiAs(cookie), request);
    expect(results.jobMatchJobs.length).toBeGreaterThan(20);
    expect(results.jobMatchJobs.some(({ locked }) => locked)).toBe(false);
    expect(farthest(results)).toBeLessThanOrEqual(25);
    const regions = results.jobMatchJobs.map(({ location }) => postalCodeOf(location.slice(0, 4))?.region);
    expect(new Set(regions)).toEqual(new Set([4]));
  });
});

function farthest({ jobMatchJobs }: JobMatchResults): number {
  return Math.max(...jobMatchJobs.map(({ distanceKm = 0 }) => distanceKm));
}
