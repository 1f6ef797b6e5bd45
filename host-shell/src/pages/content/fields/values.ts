import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import * as v from "valibot";

/** A number, or a text with a number, which some CMSs send. */
export const numberField = v.pipe(
  v.object({
    value: v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.toNumber())],
      "must be a number",
    ),
  }),
  v.transform(({ value }) => value),
);

const yes: ReadonlySet<unknown> = new Set([true, "true", "1", 1]);
const no: ReadonlySet<unknown> = new Set([false, "false", "0", 0, "", undefined, null]);

/** A boolean, or its text, which some CMSs send. An empty field is `false`. */
export const booleanField = v.optional(
  v.pipe(
    v.object({ value: v.optional(v.unknown()) }),
    v.check(({ value }) => yes.has(value) || no.has(value), "must be true or false"),
    v.transform(({ value }) => yes.has(value)),
  ),
  {},
);

const instant = (shape: RegExp, must: string) =>
  v.pipe(
    v.object({ value: v.pipe(v.string(), v.trim(), v.regex(shape, must)) }),
    v.rawTransform(({ dataset, addIssue, NEVER }): number => {
      const text = dataset.value.value;
      const found = instantOf(text.includes("T") ? text : `${text}T00:00`, "first");
      if (found !== undefined) return found;
      addIssue({ message: must });
      return NEVER;
    }),
  );

/** A day, as the milliseconds since 1970 of its beginning in Copenhagen. */
export const dateField = instant(
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/,
  "must be a date that exists, like 2026-11-05",
);

/** A time in milliseconds since 1970. A text without an offset is in Copenhagen time. */
export const dateTimeField = instant(
  /^\d{4}-\d\d-\d\dT/,
  "must be a date and time that exists, like 2026-11-05T22:00, which is the time in Copenhagen, or 2026-11-05T21:00Z",
);
