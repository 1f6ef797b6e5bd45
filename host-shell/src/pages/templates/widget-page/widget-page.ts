import * as v from "valibot";
import { defineTemplate, mainOf } from "../template.ts";

/**
 * One placeholder and nothing around it, for a tool that is shown inside another page. Search engines do not list the
 * page.
 */
export const widgetPage = defineTemplate({
  name: "WidgetPage",
  folder: "widget-page",
  robots: "noindex",
  fields: v.object({}),
  placeholders: ["headless-main"],
  frame: ({ slot }) => mainOf(slot("headless-main")),
});
