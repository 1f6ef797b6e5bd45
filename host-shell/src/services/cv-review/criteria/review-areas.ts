import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvDocument } from "../reading/cv-document.ts";
import { reviewLength } from "./length.ts";

/** What a person is told about their CV, the most useful areas first. `today` decides what lies in the future. */
export function reviewAreas(document: CvDocument, _today: Date): CvArea[] {
  return [reviewLength(document)];
}
