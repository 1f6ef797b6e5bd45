import type { ServiceTexts } from "../api/site-settings.ts";

/** The texts for a site whose settings have none. */
export const defaultServiceTexts: ServiceTexts = {
  closedText: "Det er lukket lige nu og åbner igen {tid}.",
  openAgainText: "Nu er det åbent igen.",
};
