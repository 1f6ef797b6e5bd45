import * as v from "valibot";

/** What can be switched off for a while. */
export const Feature = v.picklist([
  "myPost",
  "dms",
  "dms2",
  "booking",
  "interact",
  "di",
  "jobmatch",
  "cvTjek",
  "login",
]);
export type Feature = v.InferOutput<typeof Feature>;

/** A stretch of time in which a feature says something, is switched off, or both. */
export const ServiceWindow = v.object({
  /** Instants in ISO 8601, with their zone. The window is open from the first and closed again at the second. */
  from: v.string(),
  to: v.string(),
  message: v.string(),
  showMessage: v.boolean(),
  functionalityOff: v.boolean(),
});
export type ServiceWindow = v.InferOutput<typeof ServiceWindow>;

/** `GET /api/site-settings`: the global settings of the content that tools need. */
export const SiteSettings = v.object({
  /** The server's clock, as an ISO 8601 instant: those of visitors go wrong. */
  now: v.string(),
  formResponse: v.object({
    successTitle: v.string(),
    successButtonText: v.string(),
    errorTitle: v.string(),
    errorButtonText: v.string(),
  }),
  sessionTimeout: v.object({
    title: v.string(),
    text: v.string(),
    renewLabel: v.string(),
    logoutLabel: v.string(),
  }),
  /** By feature. A widget may be older than a server, and then reads names that it does not know. */
  serviceWindows: v.record(v.string(), v.array(ServiceWindow)),
});
export type SiteSettings = v.InferOutput<typeof SiteSettings>;
