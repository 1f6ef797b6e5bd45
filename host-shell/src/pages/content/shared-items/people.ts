import * as v from "valibot";
import { Fields } from "../layout-service-data.ts";
import type { ReferencedItem } from "./references.ts";

/** The file `items/people/<id>.json`: a person to whom blocks refer by id. */
export const PersonFile = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")),
  fields: Fields,
});

/** The persons of all sites, by id. */
export type People = ReadonlyMap<string, ReferencedItem>;

export function personItem(id: string, { name, fields }: v.InferOutput<typeof PersonFile>): ReferencedItem {
  const link = v.safeParse(v.object({ value: v.object({ href: v.string() }) }), fields["link"]);
  return { id, name, url: link.success ? link.output.value.href : undefined, fields };
}
