import type { PanelRow } from "./panel-row.ts";

/** The parts of the debug panel and their titles, in order. */
export const panelParts = {
  session: "Session",
  expiry: "Udløb",
  renewals: "Fornyelser",
  claims: "Claims fra udstederen (kun navne)",
  consent: "Samtykke",
  service: "Driftsvinduer",
  widgets: "Widgets på siden",
} as const;
export type PanelPart = keyof typeof panelParts;

export type PanelRows = Readonly<Record<PanelPart, readonly PanelRow[]>>;
