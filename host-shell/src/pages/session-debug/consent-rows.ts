import { consentGivenAt, consentIn } from "shared-runtime/consent/kept-consent.ts";
import type { PanelRow } from "./panel-row.ts";
import { momentText } from "./time-text.ts";

/** The visitor's answer about cookies. `cookies` is `document.cookie`, `now` is in milliseconds since 1970. */
export function consentRows(cookies: string, now: number): readonly PanelRow[] {
  const consent = consentIn(cookies, now);
  const givenAt = consentGivenAt(cookies);
  if (!consent || givenAt === undefined) return [{ name: "Tilstand", value: "ikke besvaret" }];
  const allowed = [
    "nødvendige",
    ...(consent.statistics ? ["statistik"] : []),
    ...(consent.marketing ? ["marketing"] : []),
  ];
  return [
    { name: "Tilladt", value: allowed.join(", ") },
    { name: "Svaret", value: momentText(givenAt) },
  ];
}
