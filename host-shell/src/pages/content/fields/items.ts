import * as v from "valibot";
import { isEmptyField } from "./empty.ts";

/** A list of items that have the given fields; empty if the CMS sent none. */
export function itemsField<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  const list = v.array(
    v.pipe(
      v.object({ fields: v.object(entries) }),
      v.transform(({ fields }) => fields),
    ),
  );
  return v.optional(
    v.pipe(
      v.lazy((given) => (isEmptyField(given) ? none : list) as typeof list),
      v.readonly(),
    ),
    [],
  );
}

const none = v.pipe(
  v.unknown(),
  v.transform((): never[] => []),
);

/** A CMS item that a field refers to, with the given fields. */
export function referenceField<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(
    v.object({
      id: v.optional(v.string()),
      name: v.optional(v.string()),
      displayName: v.optional(v.string()),
      url: v.optional(v.string()),
      fields: v.optional(v.object(entries)),
    }),
    v.transform(({ id, name, displayName, url, fields }) => ({ id, name: displayName || name, url, fields })),
  );
}

/** A list of items that a field refers to; empty if the CMS sent none. */
export function referencesField<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  const list = v.array(referenceField(entries));
  return v.optional(
    v.pipe(
      v.lazy((given) => (isEmptyField(given) ? none : list) as typeof list),
      v.readonly(),
    ),
    [],
  );
}
