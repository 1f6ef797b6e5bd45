import { SiteSettings } from "shared-runtime/api/site-settings.ts";
import { later } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const siteOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/site-settings",
    id: "getSiteSettings",
    tag: "Site",
    summary: "Returns the site's settings and service windows",
    about: "Readable from every origin. `now` is the server's clock: compare windows with it, not with the visitor's.",
    caller: "everyone",
    answers: { 200: { about: "The settings.", schema: SiteSettings }, 503: later("The site has no settings.") },
    examples: [{ title: "The settings", status: 200 }],
  },
];
