import type { LayoutServiceData, Rendering, Route } from "../content/layout-service-data.ts";

interface Sample {
  readonly main: readonly Rendering[];
  readonly editing?: boolean;
  readonly templateName?: Route["templateName"];
}

/** A page with nothing but what a test is about. */
export function layoutOf({ main, editing = false, templateName = "ContentPage" }: Sample): LayoutServiceData {
  return {
    sitecore: {
      context: { pageEditing: editing, language: "da", site: { name: "prøve" } },
      route: {
        templateName,
        fields: {
          siteName: { value: "Prøve" },
          metaTitle: { value: "En side" },
          metaDescription: { value: "Om en side." },
        },
        placeholders: { "headless-main": [...main] },
      },
    },
  };
}
