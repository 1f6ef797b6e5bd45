import * as v from "valibot";
import { shortText } from "../rules/short-text.ts";

/** A file of a service form, as the form sends it. */
export const FileDefinition = v.object({
  /** The id of the upload. */
  id: v.pipe(v.string(), v.uuid("Vedhæft filen igen")),
  /** The name under which the file is stored. */
  fileName: shortText({ longest: 255 }),
  /** The name that the person's computer has for the file. */
  title: shortText({ longest: 255 }),
  /** The document type. */
  description: shortText({ longest: 100 }),
  /** 0: active; 1: deleted by the person before the form was sent. */
  status: v.picklist([0, 1], "must be 0 or 1"),
  type: v.literal(1, "must be 1"),
});
export type FileDefinition = v.InferOutput<typeof FileDefinition>;
