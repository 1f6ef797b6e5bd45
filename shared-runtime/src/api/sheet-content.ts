import * as v from "valibot";
import type { UnionMembership } from "./session-answer.ts";

const text = v.optional(
  v.pipe(
    v.object({ value: v.optional(v.pipe(v.string(), v.trim()), "") }),
    v.transform(({ value }) => value),
  ),
  { value: "" },
);
const requiredText = v.pipe(
  v.object({ value: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty")) }),
  v.transform(({ value }) => value),
);
const itemsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(
    v.array(
      v.pipe(
        v.object({ fields: v.object(entries) }),
        v.transform(({ fields }) => fields),
      ),
    ),
    [],
  );

/** Kroner a month, which content sources have as a number or as a text; `undefined` if the field is empty. */
const price = v.optional(
  v.pipe(
    v.object({ value: v.optional(v.union([v.number(), v.string()]), "") }),
    v.transform(({ value }) => String(value).trim().replace(",", ".")),
    v.regex(/^(?:\d{1,5}(?:\.\d{1,2})?)?$/, "must be kroner a month, such as 189"),
    v.transform((kroner) => (kroner === "" ? undefined : Number(kroner))),
  ),
);

/** Whether a box in the content is ticked; content sources have "1" or true. */
const tick = v.optional(
  v.pipe(
    v.object({ value: v.optional(v.union([v.boolean(), v.string()]), false) }),
    v.transform(({ value }) => value === true || value === "1" || value === "true"),
  ),
  { value: false },
);

/** A product that a member can add to the membership. */
const Product = {
  id: text,
  /** The value that is sent and stored. */
  value: v.pipe(requiredText, v.regex(/^[\w.+-]{1,60}$/, "must be letters, digits and ._+- only")),
  title: requiredText,
  text,
  /** The price of a month. A product without it is never added up. */
  price,
  /** Whether all of the price can be deducted from the income, as that of an insurance against the loss of work. */
  isDeductible: tick,
  infoLabel: text,
  /** Replaces `infoLabel` while the product is chosen. */
  checkedInfoLabel: text,
  /** The memberships to which the product is offered; empty for all. */
  memberships: itemsOf({ name: requiredText }),
  /** The sheets, by the value of `sheet_confirmation`, that do not offer the product: that of people without a job. */
  exceptSheets: itemsOf({ name: requiredText }),
  articleTitle: text,
  articleSubtitle: text,
  /** Paragraphs are separated by an empty line. */
  articleText: text,
  articleBtnText: text,
};

/** The fields of the component `FinalizeSignup`: the texts of the sheet after a sign-up. */
export const SheetContent = v.object({
  title: requiredText,
  /** Replaces `title` and `confirmationTitle` for members who change their payment and have not just joined. */
  changeTitle: text,
  paymentTitle: requiredText,
  paymentText: text,
  addonsTitle: requiredText,
  addonsText: text,
  products: itemsOf(Product),
  confirmationTitle: requiredText,
  confirmationText: text,
  /** What a new member can expect next. */
  nextStep: text,
  /** Follows `nextStep` for a person who moves from another unemployment fund. */
  switchStep: text,
  /** When benefits can begin, for a person without work who joins the unemployment fund. */
  benefitsText: text,
  /** Replaces `benefitsText` for a person who moves from another fund. */
  benefitsMovingText: text,
  /** The telephone of the union, for the confirmation. */
  phone: text,
  confirmationButton: text,
});
export type SheetContent = v.InferOutput<typeof SheetContent>;
export type AddonProduct = SheetContent["products"][number];

/** The name of the component in the content. */
export const sheetComponent = "FinalizeSignup";

const Rendering = v.object({ componentName: v.string(), fields: v.optional(v.unknown()) });

/** Reads the content of the sheet from layout data of the layout service. */
export const SheetLayout = v.pipe(
  v.object({
    sitecore: v.object({ route: v.object({ placeholders: v.record(v.string(), v.array(v.unknown())) }) }),
  }),
  v.transform(({ sitecore }) =>
    Object.values(sitecore.route.placeholders)
      .flat()
      .find((rendering) => v.is(Rendering, rendering) && rendering.componentName === sheetComponent),
  ),
  v.object({ fields: SheetContent }),
  v.transform(({ fields }) => fields),
);

/** What is known about a person to whom products are offered. */
export interface JoinedAs {
  readonly membership?: UnionMembership | undefined;
  /** The value of `sheet_confirmation`. */
  readonly sheet?: string | undefined;
}

/** The products that are offered to a person. What is not known excludes no product. */
export function productsFor(
  products: readonly AddonProduct[],
  { membership, sheet }: JoinedAs,
): readonly AddonProduct[] {
  return products.filter(({ memberships, exceptSheets }) => {
    const fits = membership === undefined || memberships.length === 0 || has(memberships, membership);
    return fits && !(sheet !== undefined && has(exceptSheets, sheet));
  });
}

const has = (list: readonly { readonly name: string }[], wanted: string): boolean =>
  list.some(({ name }) => name === wanted);
