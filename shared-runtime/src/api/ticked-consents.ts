import type { ConsentPurpose } from "./member-data.ts";

/**
 * The purposes that a person allows by ticking a box, by the field of the box: `{ "contactInfo.terms": ["contact"] }`.
 * Boxes for a promise or for the terms of a contract are left out, since these cannot be withdrawn.
 */
export type TickedConsents = Readonly<Record<string, readonly ConsentPurpose[]>>;

/** Returns the purposes that the ticked boxes of a payload allow, each once. */
export function purposesIn(payload: object, consents: TickedConsents): readonly ConsentPurpose[] {
  const ticked = Object.entries(consents).filter(([path]) => valueAt(payload, path.split(".")) === true);
  return [...new Set(ticked.flatMap(([, purposes]) => purposes))];
}

function valueAt(payload: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    payload,
  );
}
