import type { LayoutServiceData } from "../content/layout-service-data.ts";

/** A page of the template for tools that other pages show, without content. */
export function pageOfTool(site: string): LayoutServiceData {
  return {
    sitecore: {
      context: { pageEditing: false, language: "da", site: { name: site } },
      route: { templateName: "WidgetPage", fields: {}, placeholders: {} },
    },
  };
}
