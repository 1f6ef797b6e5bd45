import { conferencePage } from "./conference-page/conference-page.ts";
import { contentPage } from "./content-page/content-page.ts";
import { errorPage } from "./error-page/error-page.tsx";
import { eventPage } from "./event-page/event-page.ts";
import { networkPage } from "./network-page/network-page.ts";
import { notFoundPage } from "./not-found-page/not-found-page.tsx";
import { searchPage } from "./search-page/search-page.ts";
import { selfServiceFrontPage } from "./self-service/self-service-front-page.tsx";
import { selfServiceArticle, selfServicePage } from "./self-service/self-service-page.tsx";
import { stepperPage } from "./stepper-page/stepper-page.tsx";
import type { Template } from "./template.ts";
import { widgetPage } from "./widget-page/widget-page.ts";

export const templates: readonly Template[] = [
  conferencePage,
  contentPage,
  errorPage,
  eventPage,
  networkPage,
  notFoundPage,
  searchPage,
  selfServiceArticle,
  selfServiceFrontPage,
  selfServicePage,
  stepperPage,
  widgetPage,
];

/**
 * Returns the template of a route. If no template has the name, `isKnown` is false and the template is the ContentPage.
 */
export function templateOf(name: string): { readonly template: Template; readonly isKnown: boolean } {
  const template = templates.find((known) => known.name === name);
  return { template: template ?? contentPage, isKnown: template !== undefined };
}
