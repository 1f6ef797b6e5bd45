import type { ShownEntry } from "shared-runtime/api/cv-reading.ts";
import type { CvLearning } from "../structure/learnings.ts";
import type { CvRole } from "../structure/roles.ts";

/** An entry that was read, with the part of the structure that it stands for. */
export type EntrySource = { readonly entry: ShownEntry } & (
  | { readonly of: "roles" | "breaks" | "beside"; readonly role: CvRole }
  | { readonly of: "education" | "courses"; readonly learning: CvLearning }
);
