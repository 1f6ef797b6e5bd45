import * as v from "valibot";
import { optional } from "./empty.ts";

/** The icons that editors can choose. */
export const iconNames = [
  "arrow",
  "book",
  "briefcase",
  "calculator",
  "calendar",
  "card",
  "check",
  "clock",
  "conversation",
  "document",
  "door",
  "home",
  "mail",
  "network",
  "pen",
  "person",
  "phone",
  "retry",
  "salary",
  "scales",
  "search",
  "shield",
  "stairs",
  "upload",
] as const;
export type IconName = (typeof iconNames)[number];

/** The name of an icon; `undefined` for an unknown name. */
export const iconField = optional(
  v.pipe(
    v.object({ value: v.optional(v.unknown()) }),
    v.transform(({ value }) => iconNames.find((name) => name === value)),
  ),
);
