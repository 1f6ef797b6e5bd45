import * as v from "valibot";
import { siteFrame } from "../site-frame.ts";
import { defineTemplate, rootPlaceholders } from "../template.ts";

/** The page with the search, above the blocks that an editor placed. The fields of the page are those of the search. */
export const searchPage = defineTemplate({
  name: "SearchPage",
  folder: "search-page",
  robots: "noindex",
  fields: v.object({}),
  placeholders: rootPlaceholders,
  own: (fields) => ({ "headless-main": [{ uid: "soegning", componentName: "SiteSearch", fields }] }),
  frame: (frame) => siteFrame(frame),
});
