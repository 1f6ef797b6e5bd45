import { Hono } from "hono";
import { type JobMatchJob, type JobMatchResults, wholeCountry } from "shared-runtime/api/jobmatch.ts";
import { JobMatchQuery } from "shared-runtime/api/jobmatch-query.ts";
import type { FoundJob, JobFilter, JobMatching } from "./job-matching.ts";
import { JobsNotReady } from "../../engines/job-match/jobs-not-ready.ts";
import { postalCodeOf } from "../../engines/postal-codes/postal-codes.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { clientGone, problem, tryLater } from "../../api/answers/problem.ts";
import type { AnswerWithCv } from "../cv-store/read-cv.http.ts";
import { readFields } from "../../http/read-fields.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";

export interface JobMatchResultsDeps {
  readonly withCv: AnswerWithCv;
  readonly matching: Pick<JobMatching, "find">;
  readonly userOf: UserOf;
}

/** Finds the jobs for a CV. For visitors, the search covers the whole country, and the last job is hidden. */
export function jobMatchResults({ withCv, matching, userOf }: JobMatchResultsDeps) {
  return new Hono<ApiEnv>().get("/api/jobmatch/get-jobmatch-results", async (c) => {
    const { signal } = c.req.raw;
    const read = readFields(JobMatchQuery, givenIn(c.req.query()));
    if ("problems" in read) {
      const text = read.problems.map(({ field, message }) => `${field}: ${message}.`).join(" ");
      return problem(c, 422, "invalidSearch", { text, problems: read.problems });
    }
    const { jobLocationPostalCode: zip, jobsCount: count, jobLocationRegion, maxDistance } = read.fields;
    if (!postalCodeOf(zip)) {
      const text = `Vi kender ikke postnummeret ${zip}. Skriv et andet, for eksempel et i nærheden.`;
      return problem(c, 422, "unknownZip", { text });
    }

    return withCv(c, async (cv) => {
      const isMember = (await userOf(c))?.membership !== undefined;
      const filter = isMember && {
        region: jobLocationRegion,
        maxKm: maxDistance === wholeCountry ? undefined : maxDistance,
      };
      try {
        const { jobs, matchedBy, wider } = await matching.find({ cv, zip, count, ...filter }, signal);
        const shown = jobs.map(asShown);
        return c.json({
          jobMatchJobs: isMember ? shown : withLastLocked(shown),
          matchedBy,
          filter: {
            ...(isMember && jobLocationRegion !== undefined && { jobLocationRegion }),
            maxDistance: (isMember && maxDistance) || wholeCountry,
          },
          ...(wider && { wider: asParameters(wider) }),
        } satisfies JobMatchResults);
      } catch (error) {
        if (signal.aborted) return clientGone();
        if (error instanceof JobsNotReady) return tryLater(c, 2);
        throw error;
      }
    });
  });
}

function asParameters({ region, maxDistance }: JobFilter): NonNullable<JobMatchResults["wider"]> {
  return { ...(region !== undefined && { jobLocationRegion: region }), maxDistance };
}

/** An empty parameter counts as absent. */
function givenIn(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}

function asShown(job: FoundJob): JobMatchJob {
  const { id, title, company, location, language, summary, sourceUrl, km, postedAt, validThrough } = job;
  return {
    id: String(id),
    title,
    company,
    location,
    jobDescription: summary,
    language,
    sourceJobUrl: sourceUrl,
    ...(km !== undefined && { distanceKm: Math.round(km) }),
    ...(validThrough && { applyBy: dayOf(lastInstantBefore(validThrough)) }),
    ...(postedAt && { postedOn: dayOf(postedAt) }),
  };
}

/** Formats a day in Copenhagen as 2026-12-31, which is the Swedish format. */
const inCopenhagen = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Copenhagen" });
const dayOf = (moment: Date) => inCopenhagen.format(moment);

/** The last instant of a period. A period that ends at midnight has its last day before that midnight. */
const lastInstantBefore = (end: Date) => new Date(end.getTime() - 1);

const lockedJob: JobMatchJob = {
  id: "",
  title: "",
  company: "",
  location: "",
  jobDescription: "",
  sourceJobUrl: "",
  locked: true,
};

/** Hides the last of several jobs. A single job is never hidden. */
function withLastLocked(jobs: readonly JobMatchJob[]): JobMatchJob[] {
  return jobs.length < 2 ? [...jobs] : [...jobs.slice(0, -1), lockedJob];
}
