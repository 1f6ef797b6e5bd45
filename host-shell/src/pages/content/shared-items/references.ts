import type { Fields } from "../layout-service-data.ts";

/** An item as a reference field of a layout service has it. */
export interface ReferencedItem {
  readonly id: string;
  readonly name: string;
  /** The address of the page of the item. */
  readonly url: string | undefined;
  readonly fields: Fields;
}

/**
 * Fills in the references of a JSON value: each object that has nothing but the `id` of an item. Other references are
 * kept as they are.
 */
export function withReferences(json: unknown, items: ReadonlyMap<string, ReferencedItem>): unknown {
  if (Array.isArray(json)) return json.map((item) => withReferences(item, items));
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.entries(json);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === "id" && typeof first[1] === "string") return items.get(first[1]) ?? json;
  return Object.fromEntries(entries.map(([key, value]) => [key, withReferences(value, items)]));
}
