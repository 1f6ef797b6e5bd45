import type { JobMatchJob, JobMatchResults } from "shared-runtime/api/jobmatch.ts";

export function job(id: string, more: Partial<JobMatchJob> = {}): JobMatchJob {
  return {
    id,
    title: `Chef ${id}`,
    company: "Nordhavn Lager",
    location: "8200 Aarhus N",
    jobDescription: "Du leder 14 medarbejdere.",
    sourceJobUrl: `https://job.example/${id}`,
    distanceKm: 4,
    ...more,
  };
}

/** A job without place and distance. */
export const placelessJob: JobMatchJob = {
  id: "1",
  title: "Chef 1",
  company: "Nordhavn Lager",
  location: "",
  jobDescription: "",
  sourceJobUrl: "https://job.example/1",
};

export const lockedJob: JobMatchJob = {
  id: "",
  title: "",
  company: "",
  location: "",
  jobDescription: "",
  sourceJobUrl: "",
  locked: true,
};

export function jobsOf(count: number): JobMatchResults {
  return { jobMatchJobs: Array.from({ length: count }, (_, index) => job(String(index + 1))) };
}
