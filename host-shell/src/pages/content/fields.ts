import { Href } from "shared-runtime/contract/href.ts";
import * as v from "valibot";
import { sanitiseRichText } from "./sanitise-rich-text.ts";

/** A line of plain text. */
export const textField = v.pipe(
  v.object({ value: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")) }),
  v.transform(({ value }) => value),
);

/** Formatted text from an editor, reduced to harmless markup. */
export const richTextField = v.pipe(
  v.object({ value: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")) }),
  v.transform(({ value }) => sanitiseRichText(value)),
);

/** A link to a page of this site (`/…`), a place on the page (`#…`) or another address. */
export const linkField = v.pipe(
  v.object({
    value: v.object({
      href: Href,
      text: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")),
    }),
  }),
  v.transform(({ value }) => value),
);

/** A non-empty list of items with the given fields. */
export function itemsField<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(
    v.array(
      v.pipe(
        v.object({ fields: v.object(entries) }),
        v.transform(({ fields }) => fields),
      ),
    ),
    v.minLength(1, "must have at least one item"),
    v.readonly(),
  );
}

/** One sentence per problem: the field's path, then what is wrong with it. */
export function problemsIn(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  return issues.map((issue) => `${v.getDotPath(issue) ?? "(whole)"}: ${issue.message}`);
}
