import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import * as v from "valibot";
import { keepFieldValue } from "../../editing/field-values.ts";
import { isEmptyField } from "./empty.ts";
import { readingOf } from "./reading.ts";

const metadata = v.optional(v.unknown());

/** A number, or a text with a number, which some CMSs send. Blocks show it in `<data value>`. */
export const numberField = v.pipe(
  v.object({
    value: v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.toNumber())],
      "must be a number",
    ),
    metadata,
  }),
  v.rawTransform(({ dataset, config }): number => {
    const { value, metadata: given } = dataset.value;
    keep("data", value, given, config);
    return value;
  }),
);

/** Keeps the metadata of a field for the editor of the CMS. */
function keep(element: "data" | "time", value: number, given: unknown, config: Parameters<typeof readingOf>[0]): void {
  const { editing, values } = readingOf(config);
  if (editing && values && given !== undefined) keepFieldValue(values, element, value, given);
}

const yes: ReadonlySet<unknown> = new Set([true, "true", "1", 1]);
const no: ReadonlySet<unknown> = new Set([false, "false", "0", 0]);

const unset = v.pipe(
  v.unknown(),
  v.transform(() => false),
);
const flag = v.pipe(
  v.object({ value: v.unknown() }),
  v.check(({ value }) => yes.has(value) || no.has(value), "must be true or false"),
  v.transform(({ value }) => yes.has(value)),
);

/** A boolean, or its text, which some CMSs send. An empty field is `false`. */
export const booleanField = v.optional(
  v.lazy((given) => (isEmptyField(given) ? unset : flag)),
  {},
);

const instant = (shape: RegExp, must: string) =>
  v.pipe(
    v.object({ value: v.pipe(v.string(), v.trim(), v.regex(shape, must)), metadata }),
    v.rawTransform(({ dataset, config, addIssue, NEVER }): number => {
      const { value: text, metadata: given } = dataset.value;
      const found = instantOf(text.includes("T") ? text : `${text}T00:00`, "first");
      if (found !== undefined) {
        keep("time", found, given, config);
        return found;
      }
      addIssue({ message: must });
      return NEVER;
    }),
  );

/** A day, as the milliseconds since 1970 of its beginning in Copenhagen. Blocks show it in `<time datetime>`. */
export const dateField = instant(
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/,
  "must be a date that exists, like 2026-11-05",
);

/** A time in milliseconds since 1970. A text without an offset is in Copenhagen time. */
export const dateTimeField = instant(
  /^\d{4}-\d\d-\d\dT/,
  "must be a date and time that exists, like 2026-11-05T22:00, which is the time in Copenhagen, or 2026-11-05T21:00Z",
);
