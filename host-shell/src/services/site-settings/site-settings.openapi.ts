import { CallerOrigin } from "shared-runtime/api/caller-origin.ts";
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
  {
    method: "get",
    path: "/api/caller-origin",
    id: "getCallerOrigin",
    tag: "Site",
    summary: "Returns whether pages of the caller's origin may call the API",
    about: "Readable from every origin. The editors' overlay asks it on editors' pages.",
    caller: "everyone",
    answers: { 200: { about: "Whether ALLOWED_ORIGINS contains the header `origin`.", schema: CallerOrigin } },
    examples: [
      {
        title: "A page of another site",
        status: 200,
        headers: { Origin: "https://a.example.dk" },
        answer: { allowed: false },
      },
    ],
  },
];
