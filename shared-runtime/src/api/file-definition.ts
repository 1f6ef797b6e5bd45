import * as v from "valibot";
import { shortText } from "../rules/short-text.ts";

/** A file of a service form, as it is sent with the form. */
export const FileDefinition = v.object({
  /** Of the upload. */
  id: v.pipe(v.string(), v.uuid("Vedhæft filen igen")),
  /** The name that it is stored under. */
  fileName: shortText({ longest: 255 }),
  /** The person's own name of the file. */
  title: shortText({ longest: 255 }),
  /** The document type. */
  description: shortText({ longest: 100 }),
  /** 0 is active, 1 is deleted: by the person, before the form was sent. */
  status: v.picklist([0, 1], "must be 0 or 1"),
  type: v.literal(1, "must be 1"),
});
export type FileDefinition = v.InferOutput<typeof FileDefinition>;
