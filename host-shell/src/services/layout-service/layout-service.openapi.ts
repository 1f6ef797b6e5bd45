import * as v from "valibot";
import { failure } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

const LayoutData = v.object({ sitecore: v.object({ context: v.unknown(), route: v.unknown() }) });

const layoutAnswers = {
  200: {
    about: "The layout data, as the layout service has it. The browser may keep it for a minute.",
    schema: LayoutData,
  },
  401: failure("Nobody is signed in, or the session has ended."),
  404: failure("There is no such site, or no such widget.", "layoutNotFound"),
  502: failure("The layout service failed. `reason` says so in Danish.", "layoutServiceError"),
};

export const layoutOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/layout-service-proxy/{widgetId}",
    id: "getWidgetLayout",
    tag: "Joining",
    summary: "Returns the content of a widget of the self-service",
    about: "The page `widgets/<widgetId>` below the root of the self-service.",
    caller: "member",
    parameters: { widgetId: { about: "The name of the page.", schema: v.string() } },
    answers: layoutAnswers,
    examples: [
      { title: "The sheet after a sign-up", status: 200, path: { widgetId: "afslut-indmeldelse" } },
      { title: "An unknown widget", status: 404, path: { widgetId: "ukendt" } },
      { title: "Nobody is signed in", status: 401, path: { widgetId: "afslut-indmeldelse" }, anonymous: true },
    ],
  },
  {
    method: "get",
    path: "/api/layout-service-proxy/{site}/{widgetId}",
    id: "getWidgetLayoutOfSite",
    tag: "Joining",
    summary: "Returns the content of a widget of a site",
    about: "The page `widgets/<widgetId>` below the root of the site.",
    caller: "member",
    parameters: {
      site: { about: "The name of the site.", schema: v.string() },
      widgetId: { about: "The name of the page.", schema: v.string() },
    },
    answers: layoutAnswers,
    examples: [
      {
        title: "The sheet after a sign-up",
        status: 200,
        path: { site: "lederkredsen-selvbetjening", widgetId: "afslut-indmeldelse" },
      },
      { title: "An unknown site", status: 404, path: { site: "ukendt", widgetId: "afslut-indmeldelse" } },
    ],
  },
];
