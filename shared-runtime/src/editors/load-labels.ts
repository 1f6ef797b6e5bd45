import type { loadValues } from "../contract/loader-attributes.ts";

/** When a tool is loaded, by the value of `data-widget-load`: in Danish, for the forms of editors. */
export const loadLabels = {
  visible: "når det er ved at komme til syne",
  eager: "straks",
  idle: "når siden er færdig",
  interaction: "når besøgende peger eller trykker på det",
} as const satisfies Readonly<Record<(typeof loadValues)[number], string>>;
