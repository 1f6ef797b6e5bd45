import * as v from "valibot";

/** The tools that the card can lead to. */
export const LinkedTool = v.picklist(["cv_tjek", "jobmatch"]);
export type LinkedTool = v.InferOutput<typeof LinkedTool>;
