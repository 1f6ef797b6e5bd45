import {
  IdentifierQuery,
  JobIdentifiers,
  JobPostings,
  JobsExpired,
  JobsExpiry,
  JobsIdentified,
  JobsImported,
  JobStats,
} from "shared-runtime/api/job-store.ts";
import { inputInvalid, operatorFailure, tokenRefused } from "../../api/openapi/answers.ts";
import type { Answer, Operation } from "../../api/openapi/operation.ts";

const posting = {
  "@type": "JobPosting",
  identifier: "4711",
  title: "Driftsleder",
  description: "<p>Du leder driften og 12 medarbejdere.</p>",
  hiringOrganization: { "@type": "Organization", name: "Eksempel A/S" },
  url: "https://jobs.example.dk/4711",
  jobLocation: { "@type": "Place", address: { postalCode: "8000", addressCountry: "DK" } },
};
const tooLarge = operatorFailure("The body has more than 16 MB.", "batchTooLarge");
const common = { 400: inputInvalid, 401: tokenRefused } as const satisfies Readonly<Record<number, Answer>>;

export const jobStoreOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/jobs/import",
    id: "importJobs",
    tag: "Job postings",
    summary: "Imports job postings",
    about: "Takes schema.org postings, at most 500 in one call. Stores all but the refused ones before it answers.",
    caller: "operator",
    body: { type: "application/json", schema: JobPostings },
    answers: {
      200: { about: "What was imported, and each refused posting with the reason.", schema: JobsImported },
      ...common,
      413: tooLarge,
    },
    examples: [
      {
        title: "One posting",
        status: 200,
        body: { postings: [posting] },
        answer: { new: 1, changed: 0, unchanged: 0, repeated: 0, repaired: 0, refused: [] },
      },
      { title: "A posting without a title", status: 200, body: { postings: [{ ...posting, title: "" }] } },
      { title: "No postings", status: 400, body: { postings: [] } },
      { title: "Without a token", status: 401, anonymous: true, body: { postings: [posting] } },
    ],
  },
  {
    method: "post",
    path: "/api/jobs/identifiers",
    id: "identifyJobs",
    tag: "Job postings",
    summary: "Returns the identifiers of postings",
    about: "Stores nothing. `npm run jobs -- expire --missing-from` learns from it what a file contains.",
    caller: "operator",
    body: { type: "application/json", schema: JobPostings },
    answers: {
      200: { about: "The identifiers, whether they are stored or not.", schema: JobsIdentified },
      ...common,
      413: tooLarge,
    },
    examples: [
      {
        title: "One posting",
        status: 200,
        body: { postings: [posting] },
        answer: { identifiers: ["jobs.example.dk:4711"], refused: [] },
      },
    ],
  },
  {
    method: "get",
    path: "/api/jobs/identifiers",
    id: "listJobs",
    tag: "Job postings",
    summary: "Lists the identifiers of stored jobs, in their order",
    about: "Returns up to 5000. Ask again with the last one in `after` until the list is empty.",
    caller: "operator",
    query: { schema: IdentifierQuery, about: { after: "Only identifiers after this one." } },
    answers: { 200: { about: "The identifiers.", schema: JobIdentifiers }, ...common },
    examples: [{ title: "From the beginning", status: 200, answer: { identifiers: ["jobs.example.dk:4711"] } }],
  },
  {
    method: "post",
    path: "/api/jobs/expire",
    id: "expireJobs",
    tag: "Job postings",
    summary: "Removes jobs from searches",
    about: "Either the jobs whose `validThrough` has passed, or up to 5000 by identifier.",
    caller: "operator",
    body: { type: "application/json", schema: JobsExpiry },
    answers: { 200: { about: "How many jobs were removed.", schema: JobsExpired }, ...common, 413: tooLarge },
    examples: [
      { title: "Jobs past their deadline", status: 200, body: { past: true }, answer: { removed: 0 } },
      { title: "One job", status: 200, body: { identifiers: ["jobs.example.dk:4712"] } },
      { title: "Neither", status: 400, body: {} },
    ],
  },
  {
    method: "get",
    path: "/api/jobs/stats",
    id: "countJobs",
    tag: "Job postings",
    summary: "Counts jobs and ratings",
    caller: "operator",
    answers: { 200: { about: "The counts.", schema: JobStats }, 401: tokenRefused },
    examples: [
      {
        title: "A few jobs",
        status: 200,
        answer: {
          shown: 2,
          removed: 1,
          regions: [{ region: 4, shown: 2 }],
          withoutRegion: 0,
          withoutZip: 0,
          languages: { da: 2, en: 0 },
          newest: "2026-11-20T10:00:00.000Z",
          ratings: { count: 1, average: 4 },
        },
      },
    ],
  },
];
