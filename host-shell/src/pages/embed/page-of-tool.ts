import type { LayoutServiceData } from "../content/layout-service-data.ts";

/** A page without content, with the template for tools that other pages show. */
export function pageOfTool(site: string): LayoutServiceData {
  return {
    sitecore: {
      context: { pageEditing: false, language: "da", site: { name: site } },
      route: { templateName: "WidgetPage", fields: {}, placeholders: {} },
    },
  };
}
