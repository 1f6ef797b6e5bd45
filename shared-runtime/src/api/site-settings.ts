import * as v from "valibot";

/** The features that a service window can switch off. */
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

/** A period in which a feature shows a message, is switched off, or both. */
export const ServiceWindow = v.object({
  /** ISO 8601 instants with an offset. `from` is inclusive, `to` exclusive. */
  from: v.string(),
  to: v.string(),
  message: v.string(),
  showMessage: v.boolean(),
  functionalityOff: v.boolean(),
});
export type ServiceWindow = v.InferOutput<typeof ServiceWindow>;

/** Messages about service windows that tools show if the CMS has none. */
export const ServiceTexts = v.object({
  /** `{tid}` is replaced by the time at which the tool opens again, such as "torsdag den 5. november kl. 13.00". */
  closedText: v.string(),
  openAgainText: v.string(),
});
export type ServiceTexts = v.InferOutput<typeof ServiceTexts>;

/** The hours of a day in minutes since midnight in Copenhagen. If both numbers are equal, the telephone is closed. */
export const OpenHours = v.object({ opening: v.number(), closing: v.number() });
export type OpenHours = v.InferOutput<typeof OpenHours>;

/** The answer of `GET /api/site-settings`: the global CMS settings that tools need. */
export const SiteSettings = v.object({
  /** The server's clock as an ISO 8601 instant, since visitors' clocks can be wrong. */
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
  /** The service windows by feature. Not a picklist: an older widget may receive names that it does not know. */
  serviceWindows: v.record(v.string(), v.array(ServiceWindow)),
  /** Absent if the server is older than the widget. */
  serviceTexts: v.optional(ServiceTexts),
  /** The opening hours of the telephone, Monday first; absent if the content has none. */
  openingHours: v.optional(v.array(OpenHours)),
});
export type SiteSettings = v.InferOutput<typeof SiteSettings>;
