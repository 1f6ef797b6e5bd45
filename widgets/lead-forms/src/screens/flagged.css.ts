import { styleVariants } from "@vanilla-extract/css";
import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import { leadForms } from "shared-runtime/lead-forms/lead-form-list.ts";
import { flagsOf } from "shared-runtime/lead-forms/lead-form.ts";
import { frames } from "../frames.ts";

/** A selector for a placeholder whose attribute is true. */
const set = (name: string) => `[${name}]:not([${name}="false"], [${name}="nej"], [${name}="0"])`;

const unlessAttribute = (name: string) => ({
  display: "none",
  selectors: { [`:host(${set(name)}) &`]: { display: "contents" } },
});

/** A class for each flag. The class hides a field unless the placeholder has the flag as an attribute. */
export const unless: Readonly<Record<string, string>> = styleVariants(
  Object.fromEntries(leadForms.flatMap(flagsOf).map((flag) => [flag, unlessAttribute(attributeOf(flag))])),
);

const soldOut = set(attributeOf("soldOut"));
const standard = leadForms[0];

/** A class for each frame, by its id. Hides the frame unless the placeholder asks for this form or waiting list. */
export const frame: Readonly<Record<string, string>> = styleVariants(
  Object.fromEntries(
    frames.map(({ form, id, isWaitingList }) => {
      const asked = `:host([data-form="${form.id}"]`;
      return [
        id,
        {
          display: "none",
          selectors: {
            ...(form === standard && { ":host(:not([data-form])) &": { display: "block" } }),
            [isWaitingList ? `${asked}${soldOut}) &` : `${asked}) &`]: { display: "block" },
            ...(form.waitingPrefix && !isWaitingList && { [`${asked}${soldOut}) &`]: { display: "none" } }),
          },
        },
      ];
    }),
  ),
);
