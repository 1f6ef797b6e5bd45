import * as v from "valibot";

export const ToolId = v.picklist(["cv_tjek", "jobmatch"]);
export type ToolId = v.InferOutput<typeof ToolId>;

/** The CV that the tools share, kept over a reload. */
export const ToolSession = v.object({
  cvJwt: v.pipe(v.string(), v.nonEmpty()),
  cvId: v.pipe(v.string(), v.nonEmpty()),
  /** The tool that it was uploaded in. */
  toolId: ToolId,
});
export type ToolSession = v.InferOutput<typeof ToolSession>;
