import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { pino } from "pino";
import { findCity } from "shared-runtime/api/city.calls.ts";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { type Failure, toFailure } from "shared-runtime/api/failure.ts";
import {
  getCoreQualities,
  getJobMatchResults,
  type JobMatchRequest,
  postJobRating,
} from "shared-runtime/api/jobmatch.calls.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { present } from "shared-runtime/flow/present.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { Tables } from "../../database/database.ts";
import { cv, cvReview } from "../cv-store/cv-store.tables.ts";
import { cvReviewJob } from "../cv-queue/cv-queue.tables.ts";
import { job } from "../job-store/job-store.tables.ts";
import { jobRating } from "../job-ratings/job-ratings.tables.ts";
import { eachDatabase, empty } from "../../database/testing/each-database.ts";
import { logRequests } from "../../logging/log-requests.ts";
import { createReviewWatch } from "../cv-queue/review-watch.ts";
import { noFacts } from "../../engines/cv-review/testing/no-facts.ts";
import { type AnswerWithCv, withReadCv } from "../cv-store/read-cv.http.ts";
import { createCvStore } from "../cv-store/cv-store.ts";
import { createCvTokens } from "../cv-tokens/cv-tokens.ts";
import type { FoundJob, FoundJobs, JobMatching, JobSearch } from "./job-matching.ts";
import { createJobRatings } from "../job-ratings/job-ratings.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { testGuard } from "../../api/testing/test-guard.ts";
import { apiHeaders } from "../../api/headers/api-headers.ts";
import { cityFromZipcode } from "../postal-codes/city-from-zipcode.routes.ts";
import { jobMatchCoreQualities } from "./core-qualities.routes.ts";
import { jobMatchRating } from "../job-ratings/job-ratings.routes.ts";
import { jobMatchResults } from "./job-match.routes.ts";

const member: MemberUser = {
  id: "member-7",
  memberName: { firstName: "Bo", fullName: "Bo Bang", initials: "BB" },
  contactInfo: { email: "bo@firma.dk" },
  membership: { membershipNumber: 7 },
};
const tokens = createCvTokens(new Uint8Array(32).fill(7), () => new Date());
const expired = createCvTokens(new Uint8Array(32).fill(7), () => new Date(Date.now() - 25 * 60 * 60 * 1_000));

function foundJob(id: number, km: number | undefined = 12.6): FoundJob {
  return {
    id,
    title: `Leder ${id}`,
    company: "Nordhavn Lys",
    location: "8000 Aarhus C",
    zip: "8000",
    language: id % 2 === 0 ? "en" : "da",
    summary: "Du leder 12 medarbejdere.",
    sourceUrl: `https://job.example.dk/${id}`,
    km,
    fit: 0.5,
    postedAt: undefined,
    validThrough: undefined,
  };
}

const shownJob = (id: number) => ({
  id: String(id),
  title: `Leder ${id}`,
  company: "Nordhavn Lys",
  location: "8000 Aarhus C",
  jobDescription: "Du leder 12 medarbejdere.",
  language: id % 2 === 0 ? "en" : "da",
  sourceJobUrl: `https://job.example.dk/${id}`,
  distanceKm: 13,
});

function omit<Whole extends object>(whole: Whole, key: keyof Whole): Partial<Whole> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)) as Partial<Whole>;
}

const lockedJob = {
  id: "",
  title: "",
  company: "",
  location: "",
  jobDescription: "",
  sourceJobUrl: "",
  locked: true,
};

interface World {
  readonly found?: FoundJobs;
  readonly user?: MemberUser;
  readonly explain?: JobMatching["explain"];
  readonly reviewTimeoutMs?: number;
}

/** The calls on a real database, with the jobs and the session of the test. */
function openCalls(tables: Tables, world: World = {}) {
  const searches: JobSearch[] = [];
  const matching: JobMatching = {
    async find(search) {
      searches.push(search);
      return world.found ?? { jobs: [foundJob(1), foundJob(2), foundJob(3)], matchedBy: "cv" };
    },
    explain: world.explain ?? (async (jobId) => (jobId === 41 ? "Personaleledelse: du har ledet 12." : undefined)),
  };
  const log = pino({ level: "silent" });
  const watch = createReviewWatch(async () => new Set(), log);
  const cvs = {
    store: createCvStore(tables),
    tokens,
    watch,
    reviewTimeoutMs: world.reviewTimeoutMs ?? 10_000,
    closing: new AbortController().signal,
  };
  const withCv: AnswerWithCv = (c, answer) => withReadCv(c, cvs, answer);
  const app = new Hono<ApiEnv>().use(logRequests(log), apiHeaders, testGuard({ calls: { ratings: 5 } }));
  app.route("/", cityFromZipcode());
  app.route("/", jobMatchResults({ withCv, matching, userOf: async () => world.user }));
  app.route("/", jobMatchCoreQualities({ withCv, matching }));
  app.route(
    "/",
    jobMatchRating({
      ratings: createJobRatings(tables),
      tokens,
    }),
  );
  const call = (path: string, init?: RequestInit) =>
    app.request(path, init, { incoming: { socket: { remoteAddress: "192.0.2.1" } } });
  const api = createApiClient({
    apiUrl: "https://vaert.example/api/",
    fetch: async (input, init) => app.request(input, init, { incoming: { socket: { remoteAddress: "192.0.2.1" } } }),
  });
  return { api, call, searches };
}

async function keepCv(tables: Tables): Promise<string> {
  const id = randomUUID();
  const bytes = new TextEncoder().encode("%PDF-1.7");
  await tables.insert(cv).values({ id, bytes, pages: 2, words: 300, language: "da" });
  return id;
}

async function keepReview(tables: Tables, cvId: string): Promise<void> {
  await tables.insert(cvReview).values({ cvId, areas: [], facts: noFacts, text: "Leder", language: "da" });
}

async function keepReviewedCv(tables: Tables): Promise<{ readonly cvId: string; readonly cvJwt: string }> {
  const cvId = await keepCv(tables);
  await keepReview(tables, cvId);
  return { cvId, cvJwt: await tokens.issue(cvId) };
}

async function keepJob(tables: Tables, identifier: string, removedAt?: Date): Promise<number> {
  const [row] = await tables
    .insert(job)
    .values({
      identifier,
      revision: 1,
      digest: "0",
      title: "Teamleder",
      company: "Nordhavn Lys",
      location: "8000 Aarhus C",
      language: "da",
      description: "Du leder 12.",
      summary: "Du leder 12.",
      skills: [],
      sourceUrl: "https://job.example.dk/1",
      postedAt: new Date("2026-01-05T07:00:00Z"),
      removedAt,
    })
    .returning({ id: job.id });
  return present(row, "job").id;
}

const requestFor = (cvJwt: string, more: Partial<JobMatchRequest> = {}): JobMatchRequest => ({
  cvJwt,
  zip: "8000",
  city: "Aarhus C",
  ...more,
});

const failureOf = (call: Promise<unknown>): Promise<Failure> =>
  call.then(() => Promise.reject(new Error("succeeded")), toFailure);

const refused = (status: number, errorKey = "genericError") => ({
  kind: "refused",
  status,
  errorKey,
  correlationId: expect.stringMatching(/^[\da-f-]{36}$/),
});

const resultsPath = (query: Readonly<Record<string, string>>) =>
  `/api/jobmatch/get-jobmatch-results?${new URLSearchParams(query)}`;

eachDatabase("the calls of the job match", (tables) => {
  beforeEach(async () => {
    await empty(tables());
    await tables().delete(job);
  });

  describe("jobs for a CV", () => {
    it("are searched for with the content of the CV, from the postal code, in the whole country", async () => {
      const { cvId, cvJwt } = await keepReviewedCv(tables());
      const { api, searches } = openCalls(tables());
      await getJobMatchResults(api, requestFor(cvJwt));
      expect(searches).toEqual([
        { cv: { cvId, facts: noFacts, text: "Leder", language: "da" }, zip: "8000", count: 99 },
      ]);
    });

    it("are all shown to a member, best first, with whole kilometres", async () => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { api } = openCalls(tables(), { user: member });
      expect(await getJobMatchResults(api, requestFor(cvJwt))).toEqual({
        jobMatchJobs: [shownJob(1), shownJob(2), shownJob(3)],
        matchedBy: "cv",
        filter: { maxDistance: 999 },
      });
    });

    it("are empty with the next wider filter that finds some", async () => {
      const { cvJwt } = await keepReviewedCv(tables());
      for (const [wider, told] of [
        [
          { region: 5, maxDistance: 100 },
          { jobLocationRegion: 5, maxDistance: 100 },
        ],
        [{ maxDistance: 999 }, { maxDistance: 999 }],
      ] as const) {
        const { api } = openCalls(tables(), { user: member, found: { jobs: [], matchedBy: "cv", wider } });
        expect(await getJobMatchResults(api, requestFor(cvJwt))).toEqual({
          jobMatchJobs: [],
          matchedBy: "cv",
          filter: { maxDistance: 999 },
          wider: told,
        });
      }
    });

    it("say the last day to apply and the day of posting, in Denmark, if the posting does", async () => {
      const { cvJwt } = await keepReviewedCv(tables());
      const jobs = [
        { ...foundJob(1), postedAt: new Date("2026-11-30T23:30:00Z"), validThrough: new Date("2026-12-31T22:59:59Z") },
        { ...foundJob(2), validThrough: new Date("2026-12-31T23:00:00Z") },
        foundJob(3),
      ];
      const { api } = openCalls(tables(), { user: member, found: { jobs, matchedBy: "cv" } });
      expect((await getJobMatchResults(api, requestFor(cvJwt))).jobMatchJobs).toEqual([
        { ...shownJob(1), postedOn: "2026-12-01", applyBy: "2026-12-31" },
        { ...shownJob(2), applyBy: "2026-12-31" },
        shownJob(3),
      ]);
    });

    it("have no distance if the posting names no place", async () => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { api } = openCalls(tables(), {
        found: { jobs: [{ ...foundJob(1), km: undefined, zip: undefined }], matchedBy: "place" },
      });
      expect(await getJobMatchResults(api, requestFor(cvJwt))).toEqual({
        jobMatchJobs: [omit(shownJob(1), "distanceKm")],
        matchedBy: "place",
        filter: { maxDistance: 999 },
      });
    });

    it.each([
      ["a visitor", undefined],
      ["a signed-in user who is not a member", { ...member, membership: undefined }],
    ])("are shown to %s with the last one locked, and nothing of it is sent", async (_, user) => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { api } = openCalls(tables(), user ? { user } : {});
      expect(await getJobMatchResults(api, requestFor(cvJwt))).toEqual({
        jobMatchJobs: [shownJob(1), shownJob(2), lockedJob],
        matchedBy: "cv",
        filter: { maxDistance: 999 },
      });
    });

    it.each([
      [1, [shownJob(1)]],
      [0, []],
    ])("are shown to a visitor as they are where there are only %i", async (count, shown) => {
      const { cvJwt } = await keepReviewedCv(tables());
      const found = { jobs: [foundJob(1)].slice(0, count), matchedBy: "cv" } as const;
      const { api } = openCalls(tables(), { found });
      expect((await getJobMatchResults(api, requestFor(cvJwt))).jobMatchJobs).toEqual(shown);
    });

    it("are only those of the region and within the distance for a member", async () => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { api, searches } = openCalls(tables(), { user: member });
      const near = await getJobMatchResults(api, requestFor(cvJwt, { region: 4, maxDistance: 25 }));
      expect(near.filter).toEqual({ jobLocationRegion: 4, maxDistance: 25 });
      await getJobMatchResults(api, requestFor(cvJwt, { region: 2, maxDistance: 999 }));
      expect(searches.map(({ region, maxKm }) => ({ region, maxKm }))).toEqual([
        { region: 4, maxKm: 25 },
        { region: 2, maxKm: undefined },
      ]);
    });

    it("are those of the whole country for a visitor, whatever the filter", async () => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { api, searches } = openCalls(tables());
      const { filter } = await getJobMatchResults(api, requestFor(cvJwt, { region: 4, maxDistance: 25 }));
      expect(filter).toEqual({ maxDistance: 999 });
      expect(searches.map(({ region, maxKm }) => ({ region, maxKm }))).toEqual([
        { region: undefined, maxKm: undefined },
      ]);
    });

    it("are as many as requested, or 99 by default", async () => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { call, searches } = openCalls(tables());
      const query = { cvJwt, jobLocationCity: "Aarhus C", jobLocationPostalCode: "8000" };
      await call(resultsPath({ ...query, jobsCount: "7" }));
      await call(resultsPath({ ...query, jobsCount: "", maxDistance: "", jobLocationRegion: "" }));
      expect(searches.map(({ count }) => count)).toEqual([7, 99]);
    });

    it("wait for the review of the CV", async () => {
      const cvId = await keepCv(tables());
      await tables().insert(cvReviewJob).values({ cvId });
      const { api } = openCalls(tables());
      const results = getJobMatchResults(api, requestFor(await tokens.issue(cvId)));
      await tables().delete(cvReviewJob);
      await keepReview(tables(), cvId);
      expect((await results).jobMatchJobs).toHaveLength(3);
    });

    it("are not found if the review does not end in time", async () => {
      const cvId = await keepCv(tables());
      await tables().insert(cvReviewJob).values({ cvId });
      const { api } = openCalls(tables(), { reviewTimeoutMs: 1 });
      const call = getJobMatchResults(api, requestFor(await tokens.issue(cvId)));
      expect(await failureOf(call)).toEqual(refused(504));
    });

    it("are not found for an unreadable CV", async () => {
      const cvId = await keepCv(tables());
      await tables().insert(cvReviewJob).values({ cvId, failure: "unreadable" });
      const { api } = openCalls(tables());
      expect(await failureOf(getJobMatchResults(api, requestFor(await tokens.issue(cvId))))).toEqual(refused(422));
    });

    it("are not found with a forged or an expired token, nor for a CV that was deleted", async () => {
      const { cvId } = await keepReviewedCv(tables());
      const { api, searches } = openCalls(tables());
      for (const [cvJwt, status] of [
        ["forged", 401],
        [await expired.issue(cvId), 401],
        [await tokens.issue(randomUUID()), 404],
      ] as const) {
        expect(await failureOf(getJobMatchResults(api, requestFor(cvJwt)))).toEqual(refused(status));
        expect(await failureOf(getCoreQualities(api, { jobId: "41", cvJwt }))).toEqual(refused(status));
      }
      expect(searches).toEqual([]);
    });

    it("are refused without a token, as any other call about a CV", async () => {
      const { call } = openCalls(tables());
      expect((await call(resultsPath({ jobLocationPostalCode: "8000" }))).status).toBe(401);
    });

    it.each(["1000", "9999", "4999"])("are refused for %s, which is not a postal code, with a text", async (zip) => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { call, searches } = openCalls(tables());
      const answer = await call(resultsPath({ cvJwt, jobLocationPostalCode: zip }));
      expect([answer.status, await answer.json()]).toEqual([
        422,
        {
          errorKey: "unknownZip",
          message: {
            id: answer.headers.get("x-correlation-id"),
            text: `Vi kender ikke postnummeret ${zip}. Skriv et andet, for eksempel et i nærheden.`,
          },
        },
      ]);
      expect(searches).toEqual([]);
    });

    it.each(["80 00", " 8000 ", "８０００", "DK-8000"])("are found for %j, read as 8000", async (zip) => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { call, searches } = openCalls(tables());
      const answer = await call(resultsPath({ cvJwt, jobLocationPostalCode: zip }));
      expect([answer.status, searches.map((search) => search.zip)]).toEqual([200, ["8000"]]);
    });

    it.each([
      ["jobLocationPostalCode", "0000", "Skriv et postnummer med 4 cifre, fra 1000 til 9999"],
      ["jobLocationPostalCode", "999", "Skriv et postnummer med 4 cifre, fra 1000 til 9999"],
      ["jobLocationPostalCode", "80-00", "Skriv et postnummer med 4 cifre, fra 1000 til 9999"],
      ["jobLocationPostalCode", "8000 Aarhus C", "Skriv et postnummer med 4 cifre, fra 1000 til 9999"],
      ["jobLocationPostalCode", "", "Skriv dit postnummer"],
      ["jobsCount", "0", "must be a whole number from 1 to 99"],
      ["jobsCount", "100", "must be a whole number from 1 to 99"],
      ["jobsCount", "1e1", "must be a whole number from 1 to 99"],
      ["jobLocationRegion", "6", "must be a region, 1 to 5"],
      ["maxDistance", "11", "must be one of 10, 25, 100, 200, 300, 999"],
    ])("are refused for the %s %j", async (field, value, message) => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { call, searches } = openCalls(tables(), { user: member });
      const answer = await call(resultsPath({ cvJwt, jobLocationPostalCode: "8000", [field]: value }));
      expect([answer.status, await answer.json()]).toEqual([
        422,
        {
          errorKey: "invalidSearch",
          message: { id: answer.headers.get("x-correlation-id"), text: expect.stringContaining(message) },
          problems: [{ field, message }],
        },
      ]);
      expect(searches).toEqual([]);
    });

    it("are not stored by caches", async () => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { call } = openCalls(tables());
      const answer = await call(resultsPath({ cvJwt, jobLocationPostalCode: "8000" }));
      expect(answer.headers.get("cache-control")).toBe("no-store");
    });
  });

  describe("core qualities", () => {
    it("explain a job for a CV, and are cached by the visitor's browser", async () => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { api, call } = openCalls(tables());
      const qualities = "Personaleledelse: du har ledet 12.";
      expect(await getCoreQualities(api, { jobId: "41", cvJwt })).toEqual({ qualities });
      const answer = await call(
        `/api/jobmatch/get-jobmatch-core-qualities?${new URLSearchParams({ jobId: "41", cvJwt })}`,
      );
      expect(answer.headers.get("cache-control")).toBe("private, max-age=300");
    });

    it.each(["42", "x", "-41", "4.1", "", "9999999999999999"])("do not exist for the job %j", async (jobId) => {
      const { cvJwt } = await keepReviewedCv(tables());
      const { api } = openCalls(tables());
      expect(await failureOf(getCoreQualities(api, { jobId, cvJwt }))).toEqual(refused(404, "unknownJob"));
    });
  });

  describe("a rating", () => {
    const post = (call: ReturnType<typeof openCalls>["call"], body: unknown, cvJwt?: string) =>
      call("/api/jobmatch/post-jobmatch-rating", {
        method: "POST",
        headers: { "content-type": "application/json", ...(cvJwt && { authorization: `Bearer ${cvJwt}` }) },
        body: JSON.stringify(body),
      });
    const kept = () =>
      tables().select({ jobId: jobRating.jobId, cvId: jobRating.cvId, score: jobRating.score }).from(jobRating);

    it("is stored once for a CV and a job; the last one counts", async () => {
      const [own, jobId] = [await keepReviewedCv(tables()), await keepJob(tables(), "a")];
      const { api } = openCalls(tables());
      await postJobRating(api, { jobId: String(jobId), ...own, score: 2 });
      await postJobRating(api, { jobId: String(jobId), ...own, score: 5 });
      expect(await kept()).toEqual([{ jobId, cvId: own.cvId, score: 5 }]);
    });

    it("is stored separately for each job and each CV", async () => {
      const [one, other] = [await keepReviewedCv(tables()), await keepReviewedCv(tables())];
      const jobIds = [await keepJob(tables(), "a"), await keepJob(tables(), "b")];
      const { api } = openCalls(tables());
      await postJobRating(api, { jobId: String(jobIds[0]), ...one, score: 1 });
      await postJobRating(api, { jobId: String(jobIds[1]), ...one, score: 3 });
      await postJobRating(api, { jobId: String(jobIds[0]), ...other, score: 4 });
      expect(new Set((await kept()).map(({ score }) => score))).toEqual(new Set([1, 3, 4]));
    });

    it("is deleted with its CV", async () => {
      const [own, jobId] = [await keepReviewedCv(tables()), await keepJob(tables(), "a")];
      await postJobRating(openCalls(tables()).api, { jobId: String(jobId), ...own, score: 2 });
      await tables().delete(cv);
      expect(await kept()).toEqual([]);
    });

    it.each([
      ["score", 0],
      ["score", 6],
      ["score", 2.5],
      ["score", "5"],
      ["score", null],
      ["score", undefined],
      ["cvId", "7"],
      ["jobId", 41],
      ["jobId", "41; drop table job"],
      ["jobId", undefined],
    ])("is refused for the %s %j", async (field, value) => {
      const [{ cvId }, jobId] = [await keepReviewedCv(tables()), await keepJob(tables(), "a")];
      const answer = await post(openCalls(tables()).call, { jobId: String(jobId), cvId, score: 3, [field]: value });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        {
          errorKey: "invalidRating",
          message: { id: answer.headers.get("x-correlation-id") },
          problems: [{ field, message: expect.any(String) }],
        },
      ]);
      expect(await kept()).toEqual([]);
    });

    it("is refused for an unknown or deleted job or CV", async () => {
      const own = await keepReviewedCv(tables());
      const gone = { cvId: randomUUID(), cvJwt: "" };
      gone.cvJwt = await tokens.issue(gone.cvId);
      const [jobId, removed] = [await keepJob(tables(), "a"), await keepJob(tables(), "b", new Date())];
      const { api } = openCalls(tables());
      const rated = (rated: number, cvOf: typeof own) =>
        failureOf(postJobRating(api, { jobId: String(rated), ...cvOf, score: 3 }));
      expect(await rated(jobId + 999, own)).toEqual(refused(404, "unknownJob"));
      expect(await rated(removed, own)).toEqual(refused(404, "unknownJob"));
      expect(await rated(jobId, gone)).toEqual(refused(404, "unknownCv"));
      expect(await kept()).toEqual([]);
    });

    it("is refused without the token of its CV: an id that somebody saw is not enough", async () => {
      const [one, other] = [await keepReviewedCv(tables()), await keepReviewedCv(tables())];
      const jobId = await keepJob(tables(), "a");
      const { call } = openCalls(tables());
      const rating = { jobId: String(jobId), cvId: one.cvId, score: 1 };
      const old = await expired.issue(one.cvId);
      for (const cvJwt of [undefined, "x.y.z", old, other.cvJwt]) {
        const answer = await post(call, rating, cvJwt);
        expect([answer.status, await answer.json()]).toMatchObject([401, { errorKey: "genericError" }]);
      }
      expect(await kept()).toEqual([]);
    });

    it("needs no id beside the token, whose CV it is of", async () => {
      const [own, jobId] = [await keepReviewedCv(tables()), await keepJob(tables(), "a")];
      const answer = await post(openCalls(tables()).call, { jobId: String(jobId), score: 4 }, own.cvJwt);
      expect([answer.status, await kept()]).toEqual([204, [{ jobId, cvId: own.cvId, score: 4 }]]);
    });

    it("is refused above the limit per minute", async () => {
      const [{ cvId, cvJwt }, jobId] = [await keepReviewedCv(tables()), await keepJob(tables(), "a")];
      const { call } = openCalls(tables());
      const rating = { jobId: String(jobId), cvId, score: 3 };
      for (let taken = 0; taken < 5; taken += 1) expect((await post(call, rating, cvJwt)).status).toBe(204);
      const answer = await post(call, rating, cvJwt);
      expect([answer.status, await answer.json()]).toEqual([
        429,
        {
          errorKey: "tooManyRatings",
          message: { id: answer.headers.get("x-correlation-id") },
          reason: expect.stringMatching(/^Der er sendt for mange bedømmelser fra din forbindelse\. Prøv igen om \d+/),
        },
      ]);
    });

    it.each([
      ["no JSON", "text/plain", "{}", 415],
      ["a broken body", "application/json", "{", 400],
      ["a list", "application/json", "[]", 400],
      ["a megabyte", "application/json", JSON.stringify({ jobId: "x".repeat(2 ** 20) }), 413],
    ])("is refused as %s", async (_, type, body, status) => {
      const { call } = openCalls(tables());
      const headers = { "content-type": type };
      const answer = await call("/api/jobmatch/post-jobmatch-rating", { method: "POST", headers, body });
      expect(answer.status).toBe(status);
    });
  });

  describe("the city of a postal code", () => {
    it("is returned, and may be cached for a day", async () => {
      const { api, call } = openCalls(tables());
      expect(await findCity(api, "8000")).toEqual({ zip: "8000", city: "Aarhus C" });
      expect((await call("/api/city-from-zipcode/8000")).headers.get("cache-control")).toBe("public, max-age=86400");
    });

    it.each(["0000", "1000", "9999"])("is unknown for %s", async (zip) => {
      expect(await failureOf(findCity(openCalls(tables()).api, zip))).toEqual(refused(404, "unknownZip"));
    });

    it.each(["８０００", "80%E2%80%8B00", "DK-8000", "dk%208000", "%208000", "80%2000", "8000,"])(
      "is read like a typed one from %s",
      async (zip) => {
        const answer = await openCalls(tables()).call(`/api/city-from-zipcode/${zip}`);
        expect([answer.status, await answer.json()]).toEqual([200, { zip: "8000", city: "Aarhus C" }]);
      },
    );

    it.each(["999", "80000", "abcd", "80,00", "%20", "-800"])("is refused for %s", async (zip) => {
      const answer = await openCalls(tables()).call(`/api/city-from-zipcode/${zip}`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { errorKey: "invalidZip" }]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    });
  });
});
