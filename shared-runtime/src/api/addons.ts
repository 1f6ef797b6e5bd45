import * as v from "valibot";

const unknownAddons = "Vælg blandt de tilvalg, der vises";

/** The products that a member adds to the membership, by value; may be empty. */
export const AddonsForm = v.object({
  addons: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(unknownAddons), v.regex(/^[\w.+-]{1,60}$/, unknownAddons)), unknownAddons),
      v.maxLength(50, unknownAddons),
      v.transform((values) => [...new Set(values)].toSorted()),
    ),
    [],
  ),
});
export type AddonsForm = v.InferOutput<typeof AddonsForm>;
