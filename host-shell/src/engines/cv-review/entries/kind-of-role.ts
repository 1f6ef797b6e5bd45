import type { CvEntryKind } from "shared-runtime/api/cv-reading.ts";
import { wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import { militaryServices, sideJobs, volunteers } from "../phrases/kinds-of-roles.phrases.ts";

const service = wholeWords(militaryServices);
const sideJob = wholeWords(sideJobs);
const volunteer = wholeWords(volunteers);

/** The kind of an entry among the jobs, by its name. `isMain` is false for a side role. */
export function kindOfRole(name: string, isMain: boolean): CvEntryKind {
  if (service.test(name)) return "military";
  if (isMain) return "job";
  if (volunteer.test(name)) return "voluntary";
  return sideJob.test(name) ? "side-job" : "post";
}

/** Whether the name of an entry is that of compulsory military service. The jobs of professional soldiers are not. */
export function namesMilitaryService(name: string): boolean {
  return service.test(name);
}
