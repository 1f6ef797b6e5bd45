import * as v from "valibot";
import { siteFrame } from "../site-frame.ts";
import { defineTemplate, rootPlaceholders } from "../template.ts";

/** A page of blocks. */
export const contentPage = defineTemplate({
  name: "ContentPage",
  folder: "content-page",
  robots: "index, follow",
  fields: v.object({}),
  placeholders: rootPlaceholders,
  frame: siteFrame,
});
