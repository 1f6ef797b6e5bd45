import { CoreQualities, CoreQualitiesQuery, JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { JobMatchQuery } from "shared-runtime/api/jobmatch-query.ts";
import { cvFailures, failure, later } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation } from "../../api/openapi/operation.ts";

const { cvJwt, jobId } = exampleValues;

export const jobMatchOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/jobmatch/get-jobmatch-results",
    id: "findJobs",
    tag: "Job match",
    summary: "Returns the jobs that fit a CV, best first",
    about:
      "Waits up to 55 seconds for the CV to be read. Visitors search the whole country, and the last of several jobs is " +
      "`locked`: the answer contains only its position. While the index is being built, the search is answered after 1.5 " +
      "seconds from the part that is complete. Empty parameters count as absent.",
    caller: "optional-member",
    cvToken: "required",
    query: {
      schema: JobMatchQuery,
      about: {
        jobsCount: "The most jobs to return, 1 to 99.",
        jobLocationCity: "Not used for the search.",
        jobLocationPostalCode: "The Danish postal code to search from.",
        jobLocationRegion: "For members: 1 Hovedstaden, 2 Sjælland, 3 Syddanmark, 4 Midtjylland, 5 Nordjylland.",
        maxDistance:
          "For members: kilometres as the crow flies, one of 10, 25, 100, 200, 300; 999 for the whole country.",
      },
    },
    answers: {
      200: {
        about:
          "`matchedBy` is `place` if the CV names nothing that jobs ask for: the newest jobs, nearest first. If nothing was " +
          "found, `wider` is the next wider filter that finds something. A job has `applyBy` and `postedOn`, days in Denmark, " +
          "if its posting names them.",
        schema: JobMatchResults,
      },
      ...cvFailures,
      422: failure(
        "A parameter is invalid, with a sentence in `message.text`; or the CV could not be read.",
        "invalidSearch",
        "unknownZip",
        "genericError",
      ),
      503: later("The index is being built and contains no suitable job yet, or the server stopped meanwhile."),
    },
    examples: [
      { title: "Jobs near Aarhus", status: 200, cvJwt, query: { jobLocationPostalCode: "8000", jobsCount: "10" } },
      { title: "An unknown postal code", status: 422, cvJwt, query: { jobLocationPostalCode: "0001" } },
      { title: "A forged token", status: 401, cvJwt: "x.y.z", query: { jobLocationPostalCode: "8000" } },
    ],
  },
  {
    method: "get",
    path: "/api/jobmatch/get-jobmatch-core-qualities",
    id: "explainJob",
    tag: "Job match",
    summary: "Explains why a job fits a CV",
    about: "The browser may cache the answer for 5 minutes.",
    caller: "everyone",
    cvToken: "required",
    query: {
      schema: CoreQualitiesQuery,
      about: { jobId: "The `id` of the job in the results." },
    },
    answers: {
      200: { about: "Paragraphs of text, with an empty line between them.", schema: CoreQualities },
      ...cvFailures,
      404: failure("There is no such job, or the CV was deleted.", "unknownJob", "genericError"),
    },
    examples: [
      { title: "A job of the results", status: 200, cvJwt, query: { jobId } },
      { title: "An unknown job", status: 404, cvJwt, query: { jobId: "999999999" } },
    ],
  },
];
