import * as v from "valibot";
import { Fields } from "../layout-service-data.ts";

/** The file `items/people/<id>.json`: a person to whom blocks refer by id. */
export const PersonFile = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")),
  fields: Fields,
});

/** A person as a reference field of a layout service has it. */
export interface PersonItem {
  readonly id: string;
  readonly name: string;
  /** The address of the person's page. */
  readonly url: string | undefined;
  readonly fields: Fields;
}

/** The persons of all sites, by id. */
export type People = ReadonlyMap<string, PersonItem>;

export function personItem(id: string, { name, fields }: v.InferOutput<typeof PersonFile>): PersonItem {
  const link = v.safeParse(v.object({ value: v.object({ href: v.string() }) }), fields["link"]);
  return { id, name, url: link.success ? link.output.value.href : undefined, fields };
}

/**
 * Fills in the references of a JSON value: each object that has nothing but the `id` of a person. Other references are
 * kept as they are.
 */
export function withPeople(json: unknown, people: People): unknown {
  if (Array.isArray(json)) return json.map((item) => withPeople(item, people));
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.entries(json);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === "id" && typeof first[1] === "string") return people.get(first[1]) ?? json;
  return Object.fromEntries(entries.map(([key, value]) => [key, withPeople(value, people)]));
}
