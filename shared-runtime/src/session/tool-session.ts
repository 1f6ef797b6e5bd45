import * as v from "valibot";

/**
 * The id that a tool declares. Ids of tools that this version does not know are valid: the stored session and links are
 * shared with newer versions.
 */
export const ToolId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/));
export type ToolId = v.InferOutput<typeof ToolId>;

/** The CV that the tools share. It is kept when the page is reloaded. */
export const ToolSession = v.object({
  cvJwt: v.pipe(v.string(), v.nonEmpty()),
  cvId: v.pipe(v.string(), v.nonEmpty()),
  /** The tool in which the CV was uploaded; `cv_tjek` as soon as its review was shown. */
  toolId: ToolId,
});
export type ToolSession = v.InferOutput<typeof ToolSession>;
