import * as v from "valibot";

/**
 * The id of a tool, which it declares itself. Ids of tools that this version does not know are valid: the stored session
 * and links are shared with newer versions.
 */
export const ToolId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/));
export type ToolId = v.InferOutput<typeof ToolId>;

/** The CV that the tools share, kept over a reload. */
export const ToolSession = v.object({
  cvJwt: v.pipe(v.string(), v.nonEmpty()),
  cvId: v.pipe(v.string(), v.nonEmpty()),
  /** The tool that it was uploaded in. */
  toolId: ToolId,
});
export type ToolSession = v.InferOutput<typeof ToolSession>;
