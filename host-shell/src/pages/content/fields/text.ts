import * as v from "valibot";
import { emptyText, isEmptyField, optional } from "./empty.ts";
import { splitMetadata, withMetadata } from "../../editing/field-marks.ts";
import { type Reading, readingOf } from "./reading.ts";
import { sanitiseRichText } from "./sanitise-rich-text.ts";

const textValue = v.object({ value: v.pipe(v.string(), v.trim()), metadata: v.optional(v.unknown()) });

/** A line of plain text. For an empty text, editors see a placeholder, and for visitors it is a problem. */
export const textField = v.pipe(
  textValue,
  v.rawTransform(({ dataset, config, addIssue, NEVER }): string => {
    const { value, metadata } = dataset.value;
    const { editing } = readingOf(config);
    const text = value || (editing ? emptyText : "");
    if (text) return editing && metadata !== undefined ? withMetadata(text, metadata) : text;
    addIssue({ message: "must not be empty" });
    return NEVER;
  }),
);

const emptyTextField = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, config }): string | undefined => {
    const field = dataset.value;
    const isKnown = typeof field === "object" && field !== null && "value" in field;
    if (!isKnown || !readingOf(config).editing) return undefined;
    return "metadata" in field ? withMetadata(emptyText, field.metadata) : emptyText;
  }),
);

/** A line of plain text; `undefined` for visitors if it is empty. Editors see a placeholder for a field that exists. */
export const optionalText = v.optional(v.lazy((given) => (isEmptyField(given) ? emptyTextField : textField)));

/** A word that is not displayed, such as the key of an item. Editors see no placeholder for it. */
export const keyField = v.pipe(
  v.object({ value: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")) }),
  v.transform(({ value }) => value),
);

/** Like `keyField`, for a word that may be absent or empty. */
export const optionalKey = optional(
  v.pipe(
    v.object({ value: v.pipe(v.string(), v.trim()) }),
    v.transform(({ value }) => value),
  ),
);

/** Formatted text from an editor as markup, reduced to what is harmless. */
export const richTextField = v.pipe(
  textField,
  v.rawTransform(({ dataset, config }) => sanitised(dataset.value, readingOf(config))),
);

/** Formatted text that may be empty. */
export const optionalRichText = v.pipe(
  optionalText,
  v.rawTransform(({ dataset, config }) =>
    typeof dataset.value === "string" ? sanitised(dataset.value, readingOf(config)) : undefined,
  ),
);

/** Sanitises markup. The marks of metadata are kept around it. */
function sanitised(html: string, { mediaHosts }: Reading): string {
  const { text, metadata } = splitMetadata(html);
  const clean = sanitiseRichText(text, mediaHosts);
  return metadata === undefined ? clean : withMetadata(clean, metadata);
}

/** Markup as an editor pasted it. It is not sanitised, so the block that draws it must isolate it. */
export const rawHtmlField = v.pipe(
  v.object({ value: v.pipe(v.string(), v.nonEmpty("must not be empty")) }),
  v.transform(({ value }) => ({ unsafeHtml: value })),
);
