import type { LayoutServiceData, Rendering, Route } from "../content/layout-service-data.ts";

interface Sample {
  readonly main: readonly Rendering[];
  readonly editing?: boolean;
  readonly pageState?: string;
  readonly templateName?: Route["templateName"];
  /** Fields of the page in addition to its title and its description. */
  readonly fields?: Route["fields"];
}

/** A page that has only what a test needs. */
export function layoutOf({
  main,
  editing = false,
  pageState,
  templateName = "ContentPage",
  fields = {},
}: Sample): LayoutServiceData {
  return {
    sitecore: {
      context: {
        pageEditing: editing,
        ...(pageState !== undefined && { pageState }),
        language: "da",
        site: { name: "prøve" },
      },
      route: {
        templateName,
        fields: { metaTitle: { value: "En side" }, metaDescription: { value: "Om en side." }, ...fields },
        placeholders: { "headless-main": [...main] },
      },
    },
  };
}

/** The smallest block. */
export function quoteOf(text: string, uid = "q"): Rendering {
  return { uid, componentName: "Quote", fields: { text: { value: text } } };
}
