import * as v from "valibot";
import { readingOf } from "./reading.ts";

/** Editors see this text for an empty field. */
export const emptyText = "[No text in field]";

/** The date that .NET sends for an empty date field. */
const noDate = /^0001-01-01T/;

/**
 * Whether a CMS sent a field without content: `{"value":""}`, `{"value":{"href":""}}`, `{"value":{}}`, an empty list,
 * an empty item, or nothing. A link or an image without an address is empty.
 */
export function isEmptyField(field: unknown): boolean {
  if (field === undefined || field === null) return true;
  if (typeof field !== "object") return false;
  if (Array.isArray(field)) return field.length === 0;
  if ("value" in field) return isEmptyValue(field.value);
  return Object.keys(field).every((key) => key === "metadata" || key === "editable");
}

function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "" || value === emptyText || noDate.test(value);
  if (typeof value !== "object") return false;
  if (Array.isArray(value)) return value.length === 0;
  const address = "href" in value ? value.href : "src" in value ? value.src : undefined;
  if (address === undefined) return Object.keys(value).length === 0;
  return typeof address === "string" && address.trim() === "";
}

const absent = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
);

/** A field that may be empty or missing: both read as `undefined`. */
export function optional<const TField extends v.GenericSchema>(field: TField) {
  return v.optional(v.lazy((given) => (isEmptyField(given) ? absent : field)));
}

/** A field that may be empty or missing. Editors of a CMS that sends metadata see `shown` in place of an empty one. */
export function optionalShown<const TField extends v.GenericSchema>(
  field: TField,
  shown: (metadata: unknown) => v.InferOutput<TField>,
) {
  const replaced = v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, config }): v.InferOutput<TField> | undefined => {
      const metadata = metadataOf(dataset.value);
      return metadata !== undefined && readingOf(config).editing ? shown(metadata) : undefined;
    }),
  );
  return v.optional(v.lazy((given) => (isEmptyField(given) ? replaced : field)));
}

function metadataOf(field: unknown): unknown {
  return typeof field === "object" && field !== null && "metadata" in field ? field.metadata : undefined;
}
